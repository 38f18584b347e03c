import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import { partsOf } from './nearMiss';

/** Every name and word in the installed packages. A name on a page that occurs here is not a misspelling. */
export interface Vocabulary {
  /** Names in the code of type files, and the names of modules. */
  names: ReadonlySet<string>;
  /** The parts of these names, and the words of all comments, in lower case. */
  words: ReadonlySet<string>;
}

const cacheFile = '.content/cache/vocabulary.json';

/** Packages whose names every page may mention: CSS, elements, React, the DOM and the language. */
const always = ['csstype', '@types/react', '@types/react-dom'];

const languageTypes = [
  'lib.dom.d.ts',
  'lib.es5.d.ts',
  'lib.es2015.core.d.ts',
  'lib.es2017.object.d.ts',
];

/** Packages skipped because their types are those of a whole compiler. */
const skipped: readonly string[] = ['typescript', 'prettier', 'next'];

/** Folders with copies of the same modules, or with bundled dependencies. */
const skippedFolders = /^(?:node_modules|esm|modern|legacy|node|umd|compiled|locales?)$/;

interface Kept {
  key: string;
  names: string[];
  words: string[];
}

/**
 * Reads the types of all dependencies. Takes about two seconds; 20 ms once cached. The cache is valid until a package
 * changes.
 */
export function readVocabulary(root: string): Vocabulary {
  const file = path.join(root, cacheFile);
  const key = keyOf(root);
  const cached = readCached(file);
  if (key && cached?.key === key)
    return { names: new Set(cached.names), words: new Set(cached.words) };
  const { names, words } = collect(root);
  if (key) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ key, names: [...names], words: [...words] }));
  }
  return { names, words };
}

function keyOf(root: string): string | undefined {
  const lock = path.join(root, 'package-lock.json');
  return fs.existsSync(lock) ? hash(fs.readFileSync(lock, 'utf8')) : undefined;
}

function readCached(file: string): Kept | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

function collect(root: string): { names: Set<string>; words: Set<string> } {
  const names = new Set<string>();
  const words = new Set<string>();
  const read = (file: string) => {
    const text = fs.readFileSync(file, 'utf8');
    const code = text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    for (const name of code.match(/[A-Za-z_$][\w$]*/g) ?? []) names.add(name);
    for (const word of text.match(/[A-Za-z]{4,}/g) ?? []) words.add(word.toLowerCase());
  };
  for (const file of typeFiles(root)) {
    names.add(path.basename(file).replace(/\.d\.m?ts$/, ''));
    // Such a short file only re-exports another. Skips the contents of some ten thousand icons, whose names suffice.
    if (fs.statSync(file).size > 100) read(file);
  }
  for (const name of names) {
    for (const part of partsOf(name)) words.add(part);
  }
  return { names, words };
}

function typeFiles(root: string): string[] {
  const modules = path.join(root, 'node_modules');
  const folders = [...dependencies(root).filter((name) => !skipped.includes(name)), ...always];
  const language = languageTypes.map((name) => path.join(modules, 'typescript/lib', name));
  return [
    ...folders.flatMap((name) => typeFilesIn(path.join(modules, name))),
    ...language.filter((file) => fs.existsSync(file)),
  ];
}

/** Lists the packages that the repository itself depends on. */
export function dependencies(root: string): string[] {
  const file = path.join(root, 'package.json');
  if (!fs.existsSync(file)) return [];
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, object | undefined>;
  return Object.keys(manifest.dependencies ?? {});
}

function typeFilesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.test(entry.name) ? [] : typeFilesIn(file);
    return /\.d\.m?ts$/.test(entry.name) ? [file] : [];
  });
}
