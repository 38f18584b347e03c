import { namesIn } from './exportsOf';

/** An imported name, as the module that defines it exports it. */
export interface ImportedName {
  specifier: string;
  name: string;
}

/** The re-exports of a module. */
export interface ExportList {
  named: ReadonlyMap<string, ImportedName>;
  /** Specifiers in `export * from`. */
  everything: readonly string[];
}

type Parts = Partial<Record<'names' | 'byDefault' | 'specifier', string>>;

/**
 * Statements of modules that only re-export. Function bodies are recognized as indented lines between unindented ones.
 */
const statements = {
  nothing: /(?:\s|;|\/\*[\s\S]*?\*\/|\/\/.*|(['"])use \w+\1)+/y,
  ofFunction:
    /(?:export\s+(?:default\s+)?)?(?:async\s+)?function\b.*\{\n(?:[ \t].*\n|\n)*\}(?=\n|$)/y,
  ofImport:
    /import\s*(?:(?<byDefault>[\w$]+)\s*,?\s*)?(?:\{(?<names>[^{}]*)\}|\*\s*as\s+[\w$]+)?\s*from\s*['"](?<specifier>.+?)['"]/y,
  ofAll: /export\s*\*\s*from\s*['"](?<specifier>.+?)['"]/y,
  ofNames: /export\s*\{(?<names>[^{}]*)\}(?:\s*from\s*['"](?<specifier>.+?)['"])?/y,
};

/**
 * Returns the re-exports of a module that only re-exports and declares functions; undefined for any other module, and
 * for one that is not written as packages usually are.
 */
export function readReexports(code: string): ExportList | undefined {
  const imported = new Map<string, ImportedName>();
  const named = new Map<string, ImportedName>();
  const everything: string[] = [];
  let at = 0;
  const next = (statement: RegExp) => {
    statement.lastIndex = at;
    const match = statement.exec(code);
    if (match) at = statement.lastIndex;
    return match && ((match.groups ?? {}) as Parts);
  };
  while (at < code.length) {
    if (next(statements.nothing) ?? next(statements.ofFunction)) continue;
    let match = next(statements.ofImport);
    if (match) {
      const { specifier = '', byDefault } = match;
      if (byDefault) imported.set(byDefault, { specifier, name: 'default' });
      for (const [name, as] of namesIn(match.names)) imported.set(as, { specifier, name });
    } else if ((match = next(statements.ofNames))) {
      const { specifier } = match;
      for (const [name, as] of namesIn(match.names)) {
        const from = specifier ? { specifier, name } : imported.get(name);
        if (from) named.set(as, from);
      }
    } else if ((match = next(statements.ofAll))) everything.push(match.specifier ?? '');
    else return undefined;
  }
  return { named, everything };
}
