import { escapeAttribute } from '@/model/escape';
import type { Row } from '../tablePart';
import { translate } from '../words';
import type { FollowLink } from './links';
import { packageMarkdown } from './packageMarkdown';
import { cellHtml, type Around } from './cellHtml';
import { nameHtml } from './nameHtml';

/** Renders one row. Also used for rows that the browser adds later. */
export function rowHtml(row: Row, columns: readonly string[], around: Around): string {
  const origin = row.origin ? ` data-from="${row.origin}"` : '';
  const reason = row.deprecated === undefined ? '' : deprecationHtml(row.deprecated, around.follow);
  const cells = row.cells.map((cell, index) => {
    const html = cellHtml(cell, columns[index + 1] ?? '', around);
    // Deprecations are in the last cell, where the row is described.
    const isLast = index === row.cells.length - 1;
    return isLast ? html.replace(/^<td[^>]*>/, (open) => open + reason) : html;
  });
  return `<tr role="row" id="${escapeAttribute(row.id)}"${origin}>${nameHtml(row)}${cells.join('')}</tr>`;
}

function deprecationHtml(reason: string, follow: FollowLink): string {
  const text = reason ? ` ${packageMarkdown(reason, follow)}` : '';
  return `<p class="api-deprecated"><strong>${translate('deprecated')}.</strong>${text}</p>`;
}
