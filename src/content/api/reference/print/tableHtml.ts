import { escapeAttribute, escapeText } from '@/model/escape';
import type { TablePart, TableView } from '../tablePart';
import { translate } from '../words';
import type { FollowLink } from './links';
import { rowHtml } from './rowHtml';
import { filterHtml } from './filterHtml';

/**
 * Renders a table of the reference. Its markup is the same in every view. ARIA roles are explicit, because elements
 * that CSS displays as a list would lose their table semantics.
 */
export function tableHtml(table: TablePart, follow: FollowLink): string {
  const { view, label, columns, rows, prefix, typeIds } = table;
  const heads = columns.map(
    (title) => `<th role="columnheader" scope="col">${escapeText(title)}</th>`,
  );
  const body = rows.map((row) => rowHtml(row, columns, { typeIds, follow }));
  return (
    `<div class="api" data-api="${view}" data-api-name="${prefix}">` +
    `<div class="api-tools">${filterHtml(table)}${viewsHtml(view, label)}</div>` +
    `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeAttribute(label)}">` +
    `<table role="table"><thead role="rowgroup"><tr role="row">${heads.join('')}</tr></thead>` +
    `<tbody role="rowgroup">\n${body.join('\n')}\n</tbody></table></div></div>`
  );
}

/** Renders the buttons that choose a table's view; they are visible only if scripts run. */
function viewsHtml(view: TableView, label: string): string {
  const button = (name: string, text: string) =>
    `<button type="button" data-api-view="${name}" aria-pressed="${name === 'table'}">${text}</button>`;
  const buttons =
    button('table', translate('viewTable')) +
    button('expanded', translate('viewExpanded')) +
    button('collapsed', translate('viewCollapsed'));
  const name = escapeAttribute(translate('view', { title: label }));
  return `<div class="api-views" role="group" aria-label="${name}" data-api-of="${view}">${buttons}</div>`;
}
