import path from 'node:path';
import type { ApiDoc, Product } from '@/model';
import { readAttributes, type ElementAttributes } from './attributes';
import { sortInheritance, propsOf } from './components';
import { importableOf, listExports, type Export, type Importable, type LeftOut } from './exports';
import { readInterfaces } from './interfaces';
import { openPackages } from './openPackages';
import { Plans } from './plans';
import type { Reader } from './program';
import { readExports } from './readExports';
import { ThemeTypes } from './theme';

/** Everything read from the types of all packages. */
export interface Extraction {
  /** References, in the order of products and packages. */
  docs: ApiDoc[];
  /** What could not be resolved, one sentence each. */
  unresolved: string[];
  /** Exported components and hooks that are deliberately not documented. */
  leftOut: LeftOut[];
  /** Props that their comments hide, by component. */
  hidden: Record<string, string[]>;
  /** Attributes of the elements that components render. */
  attributes: ElementAttributes;
}

/** An extraction, and the files it was read from, as paths from the root. */
export interface ReadResult {
  extraction: Extraction;
  files: string[];
}

/** Reads every package. Announces their exports early, because some callers need only those. */
export function readAll(
  root: string,
  products: readonly Product[],
  onListed: (importable: readonly Importable[]) => void = () => {},
): ReadResult {
  const { sources, reader } = openPackages(root, products);
  const { exports, leftOut } = listExports(reader, sources);
  onListed(exports.map((entry) => importableOf(entry, reader)));
  const plans = new Plans(reader, exports, (entry) => propsOf(reader.checker, entry));
  const interfaces = readInterfaces(sources, { reader, plans });
  const { described, hidden } = readExports(exports, { reader, plans });
  // Read last: the checker sorts the members of a union by when it met them first, and themes mention all components.
  const themeTypes = new ThemeTypes(root, reader);
  const themed = described.map((doc, index) => withThemeOptions(doc, exports[index], themeTypes));
  const docs = [...sortInheritance(themed), ...interfaces];
  const attributes = readAttributes(root, elementsOf(docs), reader);
  const extraction = { docs, unresolved: reader.unresolved, leftOut, hidden, attributes };
  return { extraction, files: filesRead(root, reader) };
}

/** Adds what the theme accepts for a component. */
function withThemeOptions(doc: ApiDoc, entry: Export | undefined, themeTypes: ThemeTypes): ApiDoc {
  if (!entry || doc.kind !== 'component') return doc;
  const themeOptions = themeTypes.read(entry, doc);
  return themeOptions ? { ...doc, themeOptions } : doc;
}

/** Returns the sorted names of the elements that components render or whose attributes they take. */
function elementsOf(docs: readonly ApiDoc[]): string[] {
  const found = docs.flatMap((doc) =>
    doc.kind === 'component' ? (doc.element ?? doc.attributesOf ?? []) : [],
  );
  return [...new Set(found)].sort();
}

/** Lists the types, scripts and manifests that were read. A new file matters only once one of these names it. */
function filesRead(root: string, { program, scripts, packages }: Reader): string[] {
  const types = program.getSourceFiles().map(({ fileName }) => fileName);
  const manifests = packages.map(({ folder }) => path.join(folder, 'package.json'));
  const files = [...types, ...scripts.files(), ...manifests];
  return files.map((file) => path.relative(root, file)).sort();
}
