/** Counts the sentences of a text. */
export function countSentences(text: string): number {
  const ends = text.trim().match(/(?<!\b(?:e\.g|i\.e|vs|etc))[.!?](?=["”)]?(?:\s+\P{Ll}|\s*$))/gu);
  return Math.max(1, ends?.length ?? 0);
}
