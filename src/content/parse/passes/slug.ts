/** The id of a heading: lower case, words joined by hyphens, emoji and punctuation dropped. */
export function slug(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu);
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
