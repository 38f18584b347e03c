const attribute = /\s([\w:-]+)="[^"]*\[object \w+\][^"]*"/g;

/** Names of the attributes in markup that hold an object's name in place of a value, `[object Object]`. */
export function objectAttributes(html: string): string[] {
  return [...new Set([...html.matchAll(attribute)].map(([, name = '']) => name))];
}
