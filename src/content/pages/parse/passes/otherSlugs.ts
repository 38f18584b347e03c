import { slug, plainSlug } from './slug';

/**
 * Returns the other ids that links to a heading may use: the one without the words for `&` and `"`, and the one in
 * which some sites of these libraries also keep the `>` of code and emoji.
 */
export function otherSlugs(title: string): string[] {
  const others = [plainSlug(title), literalSlug(title)];
  return [...new Set(others)].filter((other) => other !== '' && other !== slug(title));
}

/** Symbols that are always dropped: most emoji, dashes, arrows and typographic quotes. */
const symbols =
  /(?:[\uE000-\uF8FF]|\uD83C[\uDC00-\uDFFF]|\uD83D[\uDC00-\uDFFF]|[\u2011-\u26FF]|\uD83E[\uDD10-\uDDFF])\uFE0F?/g;

/**
 * Returns the id that other sites give a title: besides `symbols` only ASCII punctuation is dropped, and `>` becomes
 * `gt`, from `&gt;` in the title's HTML.
 */
function literalSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(symbols, '')
    .replace(/=>| \/>|[<']/g, '')
    .replace(/&/g, ' amp ')
    .replace(/"/g, ' quot ')
    .replace(/>/g, ' gt ')
    .replace(/[!-/:-@[-`{-~\s]+/g, '-')
    .replace(/^-|-$/g, '');
}
