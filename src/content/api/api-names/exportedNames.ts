import fs from 'node:fs';
import path from 'node:path';

/** The names that a module of an installed package exports, according to its type files. */
export interface ExportedNames {
  names: ReadonlySet<string>;
  /** False if the list is incomplete, because the module re-exports from a file that was not found. */
  isWhole: boolean;
}

/** Reads the names that modules such as `@mui/material` export, each module once. */
export class ExportReader {
  private readonly modules = new Map<string, ExportedNames>();

  constructor(private readonly root: string) {}

  /** Returns the exports of a module by its import specifier. */
  readExports(specifier: string): ExportedNames {
    const known = this.modules.get(specifier);
    if (known) return known;
    const names = new Set<string>();
    const start = this.resolve(specifier, '');
    const found = { names, isWhole: this.collect(start, names, new Set()) };
    this.modules.set(specifier, found);
    return found;
  }

  private collect(file: string | undefined, names: Set<string>, seen: Set<string>): boolean {
    if (!file) return false;
    if (seen.has(file)) return true;
    seen.add(file);
    const code = fs.readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
    for (const [, name = ''] of code.matchAll(declaration)) names.add(name);
    for (const [, list = ''] of code.matchAll(/^\s*export\s+(?:type\s+)?\{([^}]*)\}/gm)) {
      for (const item of list.split(',')) {
        const name = item.trim().split(/\s+/).at(-1);
        if (name) names.add(name);
      }
    }
    const others = [...code.matchAll(/^\s*export\s+(?:type\s+)?\*\s+from\s+['"]([^'"]+)['"]/gm)];
    const whole = others.map(([, from = '']) =>
      this.collect(this.resolve(from, path.dirname(file)), names, seen),
    );
    return whole.every(Boolean);
  }

  private resolve(specifier: string, folder: string): string | undefined {
    const target = specifier.startsWith('.')
      ? path.join(folder, specifier.replace(/\.m?js$/, ''))
      : path.join(this.root, 'node_modules', specifier);
    const files = ['.d.ts', '/index.d.ts', '.d.mts', '/index.d.mts'].map((end) => target + end);
    return files.find((file) => fs.existsSync(file));
  }
}

const declaration =
  /^\s*export\s+(?:\* as\s+|(?:declare\s+)?(?:abstract\s+)?(?:function|const|let|var|class|interface|type|enum|namespace)\s+)([A-Za-z_$][\w$]*)/gm;
