import type { ComponentApi } from '@/model';
import { propColumns } from '../describe/propRow';
import { systemRows } from '../describe/inheritedRows';
import type { FollowLink } from '../print/links';
import { rowHtml } from '../print/rowHtml';
import type { PublicFile } from '@/content/pages';
import type { Row } from '../tablePart';
import { rowsUrl } from './addresses';

/** The most characters of a type in a fetched row: its declaration is not on the page. */
const longest = 320;

/** Returns files with the rows that a component's page leaves out, fetched when a reader asks for them. */
export function rowFilesOf(doc: ComponentApi, follow: FollowLink): PublicFile[] {
  const rows = systemRows(doc);
  return rows.length > 0 ? [{ url: rowsUrl(doc), content: printRows(rows, follow) }] : [];
}

/** Renders the rows of a table, one per line. */
export function printRows(rows: readonly Row[], follow: FollowLink): string {
  const print = (row: Row) => rowHtml(withShortTypes(row), propColumns(), { typeIds: {}, follow });
  return `${rows.map(print).join('\n')}\n`;
}

function withShortTypes(row: Row): Row {
  const cells = row.cells.map((cell) =>
    cell.kind === 'type' && cell.source.length > longest
      ? { ...cell, source: `${cell.source.slice(0, longest).replace(/\s*\S*$/, '')} …` }
      : cell,
  );
  return { ...row, cells };
}
