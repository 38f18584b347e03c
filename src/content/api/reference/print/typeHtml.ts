import { highlight } from '@/content/pages/parse';
import { escapeAttribute } from '@/model/escape';
import { breakTypeName } from './lineBreaks';

/** Turns a type into a whole statement, which the grammar can parse. */
const opening = 'type T = ';

const tokenPattern = /<span class="(\w)">([^<]*)<\/span>|([^<]+)/g;

/** Rendered HTML by source: the same types and declarations occur on many pages. */
const types = new Map<string, string>();
const declarations = new Map<string, string>();

/** Renders a type, highlighted; names declared on the page are links. */
export function typeHtml(source: string, ids: Readonly<Record<string, string>>): string {
  const html = types.get(source) ?? withoutOpening(highlight(opening + source, 'ts'));
  types.set(source, html);
  return linkTypes(html, ids);
}

/** Renders a declaration, highlighted; names of other declarations are links. */
export function declarationHtml(source: string, ids: Readonly<Record<string, string>>): string {
  const html = declarations.get(source) ?? highlight(source, 'ts');
  declarations.set(source, html);
  return linkTypes(html, ids);
}

/** Removes the opening, also if it ends inside of a token. */
function withoutOpening(html: string): string {
  let rest = opening.length;
  return html.replace(
    tokenPattern,
    (whole, ...[className, inside, bare]: (string | undefined)[]) => {
      const text = inside ?? bare ?? '';
      if (rest === 0) return whole;
      const cut = Math.min(rest, text.length);
      rest -= cut;
      const left = text.slice(cut);
      return className && left.trim() ? `<span class="${className}">${left}</span>` : left;
    },
  );
}

/** Allows a type without spaces to break after an opening bracket and after a period. */
function withBreaks(html: string): string {
  return html.replace(/(&lt;|[([]|<span class="o">\.<\/span>)(?=<|\w)/g, '$1<wbr>');
}

function linkTypes(html: string, ids: Readonly<Record<string, string>>): string {
  return withBreaks(html).replace(/<span class="t">(\w+)<\/span>/g, (_, name: string) => {
    const id = Object.hasOwn(ids, name) ? ids[name] : undefined;
    const shown = breakTypeName(name);
    return id
      ? `<a class="t api-type" href="#${escapeAttribute(id)}">${shown}</a>`
      : `<span class="t">${shown}</span>`;
  });
}
