/**
 * Tells whether a package's `exports` include a module: the exact or most specific key decides, and its target may be
 * null. Undefined for packages without `exports`.
 */
export function isExported(map: unknown, below: string): boolean | undefined {
  if (map === undefined || map === null) return undefined;
  const [decisive] = Object.entries(map)
    .filter(([key]) => matches(key, `./${below}`))
    .sort(([one], [other]) => specificity(other) - specificity(one));
  return decisive !== undefined && decisive[1] !== null;
}

function matches(key: string, module: string): boolean {
  const [before = '', after] = key.split('*');
  if (after === undefined) return key === module;
  return module.length >= key.length && module.startsWith(before) && module.endsWith(after);
}

function specificity(key: string): number {
  return key.includes('*') ? key.indexOf('*') : Infinity;
}
