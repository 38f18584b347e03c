/**
 * Returns the prefix of React's generated ids in a demo: the same on the server and in the browser, and unique per
 * demo.
 */
export function idPrefix(id: string): string {
  return `${id}-`;
}
