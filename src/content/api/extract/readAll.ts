import path from 'node:path';
import type { ApiDoc, Product } from '@/model';
import { readAttributes, type ElementAttributes } from './attributes';
import { readClassNaming, readGlobalStates } from './classes';
import {
  CodeRoots,
  Elements,
  sortInheritance,
  Origins,
  propsOf,
  readComponent,
} from './components';
import {
  entriesOf,
  importableOf,
  listExports,
  type Export,
  type Importable,
  type LeftOut,
  type Source,
} from './exports';
import { readHook } from './hooks';
import { readInterfaces } from './interfaces';
import { Plans } from './plans';
import { createProgram, findPackage, Reader } from './program';
import { themeFilesOf, ThemeTypes } from './theme';

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

/** Finds the installed packages of all products; passes the missing ones to `report`. */
function findSources(
  root: string,
  products: readonly Product[],
  report: (message: string) => void = () => {},
): Source[] {
  return products.flatMap((product) => {
    const { api } = product;
    if (!api) return [];
    return api.sources.flatMap((source): Source[] => {
      const pkg = findPackage(root, source.packageName);
      if (!pkg) report(`${source.packageName} is not installed`);
      const plan = source.plan;
      return pkg ? [{ product, api, source, pkg: { ...pkg, ...(plan && { plan }) } }] : [];
    });
  });
}

/** Reads every package. Announces their exports early, because some callers need only those. */
export function readAll(
  root: string,
  products: readonly Product[],
  onListed: (importable: readonly Importable[]) => void = () => {},
): ReadResult {
  const missing: string[] = [];
  const sources = findSources(root, products, (message) => missing.push(message));
  const entries = sources.flatMap((source) => [
    source.pkg.types,
    ...entriesOf(source).map(({ types }) => types),
  ]);
  const themes = sources.flatMap((source) => themeFilesOf(root, source));
  const program = createProgram([...new Set([...entries, ...themes])]);
  const reader = new Reader(
    program,
    sources.map(({ pkg }) => pkg),
  );
  missing.forEach((message) => reader.report(message));
  const { exports, leftOut } = listExports(reader, sources);
  onListed(exports.map((entry) => importableOf(entry, reader)));
  const plans = new Plans(reader, exports, (entry) => propsOf(reader.checker, entry));
  const interfaces = readInterfaces(sources, { reader, plans });
  const hidden: Record<string, string[]> = {};
  const context = {
    reader,
    plans,
    origins: new Origins(reader, exports),
    elements: new Elements(reader),
    codeRoots: new CodeRoots(reader.scripts),
    states: readGlobalStates(reader),
    namingOf: ({ pkg }: Export) => readClassNaming(reader, pkg),
  };
  const described = exports.map((entry): ApiDoc => {
    if (entry.kind === 'hook') return readHook(entry, reader);
    const { doc, hidden: names } = readComponent(entry, context);
    if (names.length > 0) hidden[doc.pathname] = names;
    return doc;
  });
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
