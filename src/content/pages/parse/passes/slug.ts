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

/** Returns the id of a title, in which all punctuation is dropped. */
export function plainSlug(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’\uFE0E\uFE0F\u20E3]/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu);
  return words?.join('-') ?? 'section';
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
