import type { GridColDef } from '@mui/x-data-grid-pro';

/** A folder or a document of a town archive. */
export interface ArchiveItem {
  id: number;
  path: string[];
  pages: number;
}

export const archive: ArchiveItem[] = [
  { id: 1, path: ['Maps'], pages: 0 },
  { id: 2, path: ['Maps', 'Harbor 1874'], pages: 2 },
  { id: 3, path: ['Maps', 'Town walls 1790'], pages: 1 },
  { id: 4, path: ['Letters'], pages: 0 },
  { id: 5, path: ['Letters', 'Council'], pages: 0 },
  { id: 6, path: ['Letters', 'Council', 'New bridge'], pages: 14 },
  { id: 7, path: ['Letters', 'Mayor'], pages: 6 },
];

export const archiveColumns: GridColDef<ArchiveItem>[] = [
  {
    field: 'pages',
    headerName: 'Pages',
    type: 'number',
    width: 100,
    valueFormatter: (pages?: number) => (pages ? String(pages) : ''),
  },
];

export const getPath = (item: ArchiveItem) => item.path;
