import { escapeAttribute, escapeText } from '@/model/escape';
import type { Cell, Detail } from '../tablePart';
import { breakCode } from './lineBreaks';
import type { FollowLink } from './links';
import { packageMarkdown } from './packageMarkdown';
import { typeHtml } from './typeHtml';

/** The ids of the types that cells may mention, and where links lead. */
export interface Around {
  typeIds: Readonly<Record<string, string>>;
  follow: FollowLink;
}

/** Renders a cell; `title` is that of its column. */
export function cellHtml(cell: Cell, title: string, { typeIds, follow }: Around): string {
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
