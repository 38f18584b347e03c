const declaration =
  /^export\s+(?:default\b|(?:async\s+)?(?:const|let|var|class|function)\b\*?\s*([\w$]+))/gm;

const exportedNames = /^export\s*\{([^{}]*)\}/gm;

/** Returns the names that a module exports, except those of `export *`. */
export function exportsOf(code: string): Set<string> {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '');
  const declared = [...bare.matchAll(declaration)].map(([, name = 'default']) => name);
  const listed = [...bare.matchAll(exportedNames)].flatMap(([, names = '']) =>
    namesIn(names).map(([, as]) => as),
  );
  return new Set([...declared, ...listed]);
}

/** Returns the names between braces, each with its alias. */
export function namesIn(braces = ''): [name: string, as: string][] {
  const names = braces.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').split(',');
  return names
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [name = '', as = name] = one.split(/\s+as\s+/);
      return [name, as];
    });
}
