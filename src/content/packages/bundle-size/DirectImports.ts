import fs from 'node:fs';
import path from 'node:path';
import { namesIn } from './exportsOf';
import { NamePlaces, type Place } from './NamePlaces';
import type { Modules } from './surveyModules';

const statement =
  /^(?<kind>import|export)\s*(?:(?<byDefault>[\w$]+)\s*,?\s*)?(?:\{(?<names>[^{}]*)\})?\s*from\s*['"](?<specifier>[^'"\n]+)['"]/gm;

/**
 * Rewrites imports from a package's index to the modules that define the names. The bundles stay the same, but the
 * bundler has to read only a third of the modules. Code that is not written as packages usually are stays unchanged.
 */
export class DirectImports {
  private readonly places: NamePlaces;
  private readonly known = new Map<string, string>();

  constructor(
    private readonly root: string,
    modules: Modules,
  ) {
    this.places = new NamePlaces(root, modules);
  }

  /** Returns the code of a module, given by its path from the root, with its imports rewritten. */
  codeOf(file: string): string {
    const code =
      this.known.get(file) ??
      this.rewriteImports(file, fs.readFileSync(path.join(this.root, file), 'utf8'));
    this.known.set(file, code);
    return code;
  }

  /** Rewrites the imports of code that has the same imports as a surveyed module. */
  rewriteImports(file: string, code: string): string {
    if (!this.places.isEsModule(file)) return code;
    return code.replace(statement, (...match) => {
      const {
        kind,
        byDefault,
        names,
        specifier = '',
      } = match.at(-1) as Partial<Record<string, string>>;
      const from = this.places.resolveModule(file, specifier);
      if (!from || (kind === 'export' && byDefault)) return match[0];
      const wanted = namesIn(names);
      if (byDefault) wanted.push(['default', byDefault]);
      const origins = wanted.map(
        ([name, as]) => [this.places.findOrigin({ file: from, name }), as] as const,
      );
      if (origins.every(([{ file: origin }]) => origin === from)) return match[0];
      return origins.map(([origin, as]) => `${kind} ${this.named(origin, as)}`).join('');
    });
  }

  private named({ file, name }: Place, as: string): string {
    return `{ ${name} as ${as} } from ${JSON.stringify(path.join(this.root, file))};`;
  }
}
