import type { ApiPlan } from '@/model';
import { escapeAttribute, escapeText } from '@/model/escape';
import type { Row } from '../tablePart';
import { planName, translate } from '../words';
import { breakName } from './lineBreaks';

/** Renders the header of a row: its name with its anchor and marks, and the button that opens its details. */
export function nameHtml(row: Row): string {
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
  const name = planName(plan);
  return `<span class="plan-${plan}" role="img" aria-label="${name}" title="${name}"></span>`;
}
