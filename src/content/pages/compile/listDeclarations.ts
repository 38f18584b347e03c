/** Returns the names that the page's own code defines, even if the documented packages have the same ones. */
export function listDeclarations(code: string, scopes: readonly string[]): string[] {
  // Code that augments a package's types adds to its names.
  if (/\bdeclare\s+(?:module|global)\b/.test(code)) return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
  const own = [
    ...code.matchAll(/\b(?:const|let|var|function\*?|class|interface|type|enum)\s+(\w+)/g),
  ];
  return [...own.map(([, name = '']) => name), ...imported(code, scopes)];
}

/** Returns the names of imports that differ from what a documented package exports by that name. */
function imported(code: string, scopes: readonly string[]): string[] {
  const imports = [
    ...code.matchAll(/\bimport\s+(?:type\s+)?([^'";]+?)\s+from\s+['"]([^'"]+)['"]/g),
  ];
  return imports.flatMap(([, clause = '', from = '']) => {
    const isForeign = !scopes.includes(from.split('/')[0] ?? '');
    const renamed = [...clause.matchAll(/\bas\s+(\w+)/g)].map(([, name = '']) => name);
    const [main] = /^\w+/.exec(clause) ?? [];
    const last = from.split('/').at(-1);
    if (isForeign) return clause.match(/\w+/g) ?? [];
    return main && main !== last ? [main, ...renamed] : renamed;
  });
}
