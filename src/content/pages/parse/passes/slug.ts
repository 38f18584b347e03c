/** Characters that addresses people hold spell out: `#tips-amp-tricks` is the section "Tips & tricks". */
const spelled: Readonly<Record<string, string>> = { '&': ' amp ', '"': ' quot ' };

/**
 * The id of a heading: lower case, words joined by hyphens, emoji (with the marks that only choose how they look) and
 * punctuation dropped (contract §7), `&` and `"` spelled out. Marks on letters, `हिन्दी`, are part of the word.
 */
export function slug(title: string): string {
  return plainSlug(title.replace(/[&"]/g, (mark) => spelled[mark] ?? ''));
}

/**
 * Other ids that links to a heading may name: the one without the words for `&` and `"`, and the one that has also the
 * `>` of code and the emoji that some sites of these libraries leave in.
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

/** Symbols that are dropped everywhere: most emoji, dashes, arrows and typographic quotes. */
const symbols =
  /(?:[\uE000-\uF8FF]|\uD83C[\uDC00-\uDFFF]|\uD83D[\uDC00-\uDFFF]|[\u2011-\u26FF]|\uD83E[\uDD10-\uDDFF])\uFE0F?/g;

/** What is left of a title when only ASCII punctuation is dropped; `>` stands in its HTML as `&gt;`. */
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

/** The id itself or, if it is taken, the id with the next free number: `usage`, `usage-2`. Takes it. */
export function takeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) {
    free = `${id}-${number}`;
  }
  taken.add(free);
  return free;
}
