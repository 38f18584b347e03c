import fs from 'node:fs';
import path from 'node:path';

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

/** Lists the type files of all dependencies and of the language, without copies and without bundled packages. */
export function typeFiles(root: string): string[] {
  const modules = path.join(root, 'node_modules');
  const folders = [...dependencies(root).filter((name) => !skipped.includes(name)), ...always];
  const language = languageTypes.map((name) => path.join(modules, 'typescript/lib', name));
  return [
    ...folders.flatMap((name) => typeFilesIn(path.join(modules, name))),
    ...language.filter((file) => fs.existsSync(file)),
  ];
}

function typeFilesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.test(entry.name) ? [] : typeFilesIn(file);
    return /\.d\.m?ts$/.test(entry.name) ? [file] : [];
  });
}

/** Lists the packages that the repository itself depends on. */
export function dependencies(root: string): string[] {
  const file = path.join(root, 'package.json');
  if (!fs.existsSync(file)) return [];
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, object | undefined>;
  return Object.keys(manifest.dependencies ?? {});
}
