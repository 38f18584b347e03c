import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';

/** A folder or a document of a town archive, as the server sends it. */
interface ArchiveRow {
  id: string;
  name: string;
  children: number;
  pages: number | null;
}

type Entry = [path: string, pages?: number];

const entries: Entry[] = [
  ['Maps'],
  ['Maps/Harbor 1874', 2],
  ['Maps/Town walls 1790', 1],
  ['Letters'],
  ['Letters/Council'],
  ['Letters/Council/New bridge', 14],
  ['Letters/Mayor', 6],
];

const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');

const childrenOf = (parent: string): ArchiveRow[] =>
  entries
    .filter(([path]) => parentOf(path) === parent)
    .map(([path, pages]) => ({
      id: path,
      name: path.slice(path.lastIndexOf('/') + 1),
      children: entries.filter(([other]) => parentOf(other) === path).length,
      pages: pages ?? null,
    }));

/** A source that responds at once, or like a server after a delay in milliseconds. */
export const answersAfter = (delay: number): GridDataSource => ({
  getRows: async ({ groupKeys = [] }) => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const rows = childrenOf(groupKeys.join('/'));
    return groupKeys.length ? { rows } : { rows, rowCount: 2 };
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.children,
});

export const archiveSource = answersAfter(400);

export const archiveColumns: GridColDef[] = [
  { field: 'pages', headerName: 'Pages', type: 'number', width: 100 },
];

export const folderColumn = { headerName: 'Folder', flex: 1, minWidth: 190 };
