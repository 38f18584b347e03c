/** Returns the npm package of a module: `@scope/name` or `name`. */
export function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

const importPattern = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Lists the packages' modules that a piece of code imports, in order, without relative files. */
export function importsIn(code: string): string[] {
  return [...code.matchAll(importPattern)]
    .flatMap(([, , specifier]) => specifier ?? [])
    .filter((specifier) => /^(@[\w-]+\/)?[a-z][\w./-]*$/i.test(specifier));
}
