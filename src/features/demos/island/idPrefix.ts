/** Prefix of all ids React makes in a demo: the same on the server and in the browser, and no two demos share it. */
export function idPrefix(id: string): string {
  return `${id}-`;
}
