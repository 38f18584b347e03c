import type { ApiPlan } from '@/model';
import { escapeAttribute, escapeText } from '@/model/escape';
import type { Cell, Detail, Row, TableFilter, TablePart, TableView } from '../stages';
import { translate } from '../words';
import { breakCode, breakName } from './lineBreaks';
import type { FollowLink } from './links';
import { packageMarkdown } from './packageMarkdown';
import { typeHtml } from './typeHtml';

/** A table with at least this many rows gets a search field. */
const manyRows = 20;

interface Around {
  typeIds: Readonly<Record<string, string>>;
  follow: FollowLink;
}

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

function nameHtml(row: Row): string {
  const name = escapeText(row.name);
  const words = breakName(name);
  const shown = row.deprecated === undefined ? words : `<s>${words}</s>`;
  const anchor = `<a class="heading-anchor" href="#${escapeAttribute(row.id)}" aria-label="${escapeAttribute(translate('linkTo', { name: row.name }))}">#</a>`;
  const open = `<button type="button" class="api-open" aria-expanded="false" aria-label="${escapeAttribute(translate('detailsOf', { name: row.name }))}"></button>`;
  return `<th role="rowheader" scope="row">${open}<code>${shown}</code>${anchor}${marksHtml(row)}</th>`;
}

function marksHtml({ required, deprecated, plan, mark, from }: Row): string {
  const chip = (text: string, name: string) =>
    `<span class="api-chip api-chip-${name}">${escapeText(text)}</span>`;
  const origin = from?.pathname
    ? `<a href="${escapeAttribute(from.pathname)}">${escapeText(translate('from', { name: from.title }))}</a>`
    : from && escapeText(translate('from', { name: from.title }));
  const marks = [
    required && chip(translate('required'), 'required'),
    deprecated !== undefined && chip(translate('deprecated'), 'deprecated'),
    mark && chip(mark, 'mark'),
    plan && planHtml(plan),
    origin && `<span class="api-from">${origin}</span>`,
  ].filter(Boolean);
  return marks.length > 0 ? `<span class="api-marks">${marks.join(' ')}</span>` : '';
}

function planHtml(plan: ApiPlan): string {
  const name = translate(plan === 'pro' ? 'proPlan' : 'premiumPlan');
  return `<span class="plan-${plan}" role="img" aria-label="${name}" title="${name}"></span>`;
}

function cellHtml(cell: Cell, title: string, { typeIds, follow }: Around): string {
  const label = ` data-label="${escapeAttribute(title)}"`;
  switch (cell.kind) {
    case 'type':
      return `<td role="cell" class="api-cell-type"${label}><code class="code-inline">${typeHtml(cell.source, typeIds)}</code></td>`;
    case 'code':
      return cell.code
        ? `<td role="cell"${label}><code>${breakCode(escapeText(cell.code))}</code></td>`
        : '<td role="cell"></td>';
    case 'text':
      return `<td role="cell" class="api-cell-text">${packageMarkdown(cell.markdown, follow)}${detailsHtml(cell.details, { typeIds, follow })}</td>`;
  }
}

function detailsHtml(details: readonly Detail[] | undefined, { typeIds, follow }: Around): string {
  if (!details) return '';
  const items = details.map(({ name, type, markdown }) => {
    const what = `<code>${escapeText(name)}</code> <code class="code-inline">${typeHtml(type, typeIds)}</code>`;
    return `<li>${what} ${packageMarkdown(markdown, follow)}</li>`;
  });
  return `<ul class="api-details">${items.join('')}</ul>`;
}

function deprecationHtml(reason: string, follow: FollowLink): string {
  const text = reason ? ` ${packageMarkdown(reason, follow)}` : '';
  return `<p class="api-deprecated"><strong>${translate('deprecated')}.</strong>${text}</p>`;
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

/** Renders checkboxes for rows that can be added, and a search field for long tables. */
function filterHtml({ label, filter, rows }: TablePart): string {
  if (!filter && rows.length < manyRows) return '';
  const name = escapeAttribute(translate('filterOf', { title: label }));
  const search =
    `<input type="search" class="api-search" aria-label="${name}" placeholder="${translate('filter')}" autocomplete="off">` +
    `<output class="api-found" data-none="${escapeAttribute(translate('noneFound'))}"></output>`;
  if (!filter) return `<div class="api-filter">${search}</div>`;
  return `<fieldset class="api-filter"><legend class="visually-hidden">${translate('shown')}</legend>${boxesHtml(filter)}${search}</fieldset>`;
}

function boxesHtml({ own, more }: TableFilter): string {
  const box = (value: string, text: string, rest: string) =>
    `<label><input type="checkbox" data-show="${value}"${rest}> ${escapeText(text)}</label>`;
  const boxes = [
    box('own', translate('own', { count: own }), ' checked'),
    ...more.map(({ origin, label, url }, index) => {
      const isFirst = own === 0 && index === 0;
      return box(
        origin,
        label,
        `${url ? ` data-url="${escapeAttribute(url)}"` : ''}${isFirst ? ' checked' : ''}`,
      );
    }),
  ];
  return (own > 0 ? boxes : boxes.slice(1)).join('');
}
