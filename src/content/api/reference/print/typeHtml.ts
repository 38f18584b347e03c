import { highlight } from '@/content/pages/parse';
import { escapeAttribute } from '@/model/escape';

/** What makes a type a whole statement, so that the grammar reads it as one. */
const opening = 'type T = ';

const tokenPattern = /<span class="(\w)">([^<]*)<\/span>|([^<]+)/g;

/** What was rendered before, by its source: types and declarations stand on many pages. */
const types = new Map<string, string>();
const declarations = new Map<string, string>();

/** A type, highlighted; the names of types that are declared on the page lead there. */
export function typeHtml(source: string, ids: Readonly<Record<string, string>>): string {
  const html = types.get(source) ?? withoutOpening(highlight(opening + source, 'ts'));
  types.set(source, html);
  return linkTypes(html, ids);
}

/** A declaration, highlighted, in which the names of other declarations are links. */
export function declarationHtml(source: string, ids: Readonly<Record<string, string>>): string {
  const html = declarations.get(source) ?? highlight(source, 'ts');
  declarations.set(source, html);
  return linkTypes(html, ids);
}

/** Cuts the opening away, also where it ends inside a token. */
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

/** Where a type has no blank, lines may begin after what opens it, and after a point: never inside a name. */
function withBreaks(html: string): string {
  return html.replace(/(&lt;|[([]|<span class="o">\.<\/span>)(?=<|\w)/g, '$1<wbr>');
}

function linkTypes(html: string, ids: Readonly<Record<string, string>>): string {
  return withBreaks(html).replace(/<span class="t">(\w+)<\/span>/g, (whole, name: string) => {
    const id = Object.hasOwn(ids, name) ? ids[name] : undefined;
    return id ? `<a class="t api-type" href="#${escapeAttribute(id)}">${name}</a>` : whole;
  });
}
