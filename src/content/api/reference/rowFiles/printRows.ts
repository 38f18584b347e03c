import type { ComponentApi } from '@/model';
import { propColumns } from '../describe/propRow';
import { systemRows } from '../describe/describeProps';
import type { FollowLink } from '../print/links';
import { rowHtml } from '../print/tableHtml';
import type { PublicFile } from '@/content/pages';
import type { Row } from '../stages';
import { rowsUrl } from './addresses';

/** Characters of a type in a row that is fetched: its declaration is not on the page. */
const longest = 320;

/** The rows a component leaves out of its page, fetched when a reader asks for them. */
export function rowFilesOf(doc: ComponentApi, follow: FollowLink): PublicFile[] {
  const rows = systemRows(doc);
  return rows.length > 0 ? [{ url: rowsUrl(doc), content: printRows(rows, follow) }] : [];
}

/** Rows as they stand in a table, one on each line. */
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
