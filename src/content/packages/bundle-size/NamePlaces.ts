import fs from 'node:fs';
import path from 'node:path';
import { exportsOf } from './exportsOf';
import { readReexports, type ExportList } from './readReexports';
import { PackageEffects } from './PackageEffects';
import type { Modules } from './surveyModules';

/** An exported name and its module. */
export interface Place {
  /** Path of the module from the root. */
  file: string;
  name: string;
}

/** Finds the modules that define exported names, behind modules that only re-export them. */
export class NamePlaces {
  private readonly effects: PackageEffects;
  private readonly lists = new Map<string, ExportList | undefined>();
  private readonly exported = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly root: string,
    private readonly modules: Modules,
  ) {
    this.effects = new PackageEffects(root);
  }

  /** Tells whether a module is an ES module. Exports of others are known only when they run. */
  isEsModule(file: string): boolean {
    return this.modules[file]?.format === 'esm';
  }

  /** Returns the module that a specifier means in another module; undefined if it was not surveyed. */
  resolveModule(file: string, specifier: string): string | undefined {
    const found = this.modules[file]?.imports.find(({ original }) => original === specifier);
    return found && !found.external && this.isEsModule(found.path) ? found.path : undefined;
  }

  /** Returns where a name is defined: the place itself, or the one from which a module re-exports it. */
  findOrigin(place: Place, seen: ReadonlySet<string> = new Set()): Place {
    const list = this.listOf(place.file);
    if (!list || seen.has(place.file)) return place;
    const named = list.named.get(place.name);
    const file = named
      ? this.resolveModule(place.file, named.specifier)
      : this.giverTo(place, list);
    if (!file) return place;
    return this.findOrigin(
      { file, name: named?.name ?? place.name },
      new Set([...seen, place.file]),
    );
  }

  /** Returns the module whose `export *` provides a name. */
  private giverTo({ file, name }: Place, { everything }: ExportList): string | undefined {
    if (name === 'default' || this.exportsOf(file).has(name)) return undefined;
    return everything
      .flatMap((specifier) => this.resolveModule(file, specifier) ?? [])
      .find((giver) => this.exports({ file: giver, name }));
  }

  private exports({ file, name }: Place, seen: ReadonlySet<string> = new Set()): boolean {
    if (this.exportsOf(file).has(name)) return true;
    if (seen.has(file)) return false;
    return (this.listOf(file)?.everything ?? []).some((specifier) => {
      const giver = this.resolveModule(file, specifier);
      return giver && this.exports({ file: giver, name }, new Set([...seen, file]));
    });
  }

  /**
   * Returns the re-exports of a module. Only a module that the bundler would drop is skipped: neither it nor its
   * imports have side effects.
   */
  private listOf(file: string): ExportList | undefined {
    if (!this.lists.has(file)) {
      const imports = this.modules[file]?.imports ?? [];
      const isIdle = [{ path: file, external: false }, ...imports].every(
        (one) => !one.external && !this.effects.hasSideEffects(one.path),
      );
      this.lists.set(file, isIdle ? readReexports(this.read(file)) : undefined);
    }
    return this.lists.get(file);
  }

  private exportsOf(file: string): ReadonlySet<string> {
    const known = this.exported.get(file) ?? exportsOf(this.read(file));
    this.exported.set(file, known);
    return known;
  }

  private read(file: string): string {
    return fs.readFileSync(path.join(this.root, file), 'utf8');
  }
}
