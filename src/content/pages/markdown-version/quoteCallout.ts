import type { Token } from 'markdown-it';
import { capitalize } from '@/model/capitalize';
import { containerOf } from '../parse/markdown/containerRule';
import type { Place, EditedLines } from './EditedLines';

/** Turns `:::warning` … `:::` into a quotation that starts with the callout's name. */
export function quoteCallout(lines: EditedLines, token: Token): void {
  const { opening, closed, margins } = containerOf(token);
  const kind = /\w+/.exec(opening)?.[0] ?? '';
  const name = `**${capitalize(kind)}:**`;
  margins.forEach(({ column, missing }, index) => {
    const place: Place = { line: (token.map?.[0] ?? 0) + index, column };
    if (index === 0) {
      lines.startQuotation(place, name);
    } else if (closed && index === margins.length - 1) {
      lines.replaceRest(place, '');
    } else {
      lines.quote(place, missing);
    }
  });
}
