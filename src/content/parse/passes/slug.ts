/**
 * The id of a heading: lower case, words joined by hyphens, emoji (with the marks that only choose how they look) and
 * punctuation dropped. Marks on letters, `हिन्दी`, are part of the word.
 */
export function slug(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’\uFE0E\uFE0F\u20E3]/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu);
  return words?.join('-') ?? 'section';
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
