import { escapeAttribute, escapeText } from '@/model/escape';
import type { TableFilter, TablePart } from '../tablePart';
import { translate } from '../words';

/** A table with at least this many rows gets a search field. */
const manyRows = 20;

/** Renders checkboxes for rows that can be added, and a search field for long tables. */
export function filterHtml({ label, filter, rows }: TablePart): string {
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
