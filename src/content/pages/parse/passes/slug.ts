/**
 * Characters that other sites spell out in ids, which existing links use: `#tips-amp-tricks` is the section "Tips &
 * tricks".
 */
const spelled: Readonly<Record<string, string>> = { '&': ' amp ', '"': ' quot ' };

/**
 * Returns the id of a heading: lower case, words joined by hyphens, emoji (with their variation selectors) and
 * punctuation dropped (contract §7), `&` and `"` spelled out. Combining marks, as in `हिन्दी`, are part of the word.
 */
export function slug(title: string): string {
  return plainSlug(title.replace(/[&"]/g, (mark) => spelled[mark] ?? ''));
}

/**
 * Returns the other ids that links to a heading may use: the one without the words for `&` and `"`, and the one in
 * which some sites of these libraries also keep the `>` of code and emoji.
 */
export function otherSlugs(title: string): string[] {
  const others = [plainSlug(title), literalSlug(title)];
  return [...new Set(others)].filter((other) => other !== '' && other !== slug(title));
}

function plainSlug(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’\uFE0E\uFE0F\u20E3]/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu);
  return words?.join('-') ?? 'section';
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

/** Returns the id or, if it is taken, the id with the next free number: `usage`, `usage-2`. Reserves it. */
export function takeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) {
    free = `${id}-${number}`;
  }
  taken.add(free);
  return free;
}
