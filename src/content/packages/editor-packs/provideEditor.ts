import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import type { EditorParts } from './buildEditor';
import { stageFile } from './frameModules';
import { listImports } from '../installed/listImports';
import { listModules } from './listModules';

/** The record of the files' inputs and addresses. */
const record = '.content/cache/editor.json';

/** Folders with the code of the frame, or with code that decides its content. */
const sources = [
  'src/base',
  'src/content/packages/editor-packs',
  'src/content/packages/installed',
  'src/features/demos/island',
  'src/features/live-editor',
  'src/model',
  'src/shell/demo-frame',
  'src/shell/editor-frame',
];

interface Remembered {
  madeOf: string;
  addresses: string[];
}

/**
 * Writes the files of the live editor's frame to `public/_editor/` unless they are up to date, and returns how many
 * seconds that took.
 */
export async function provideEditor(
  root: string,
  { packages, demoThemes }: EditorParts,
): Promise<number> {
  // Content may be compiled without the site's code.
  if (!fs.existsSync(path.join(root, stageFile))) return 0;
  const startedAt = performance.now();
  const importable = listImportable(root, packages);
  const folders = [...sources, ...[...demoThemes.values()].map((file) => path.dirname(file))];
  const madeOf = hash(JSON.stringify([importable, [...demoThemes], hashSources(root, folders)]));
  const before = readRecord(root);
  const isThere = (address: string) => fs.existsSync(path.join(root, 'public', address));
  if (before?.madeOf === madeOf && before.addresses.every(isThere)) return 0;
  // It loads the parser of demos.
  const { buildEditor } = await import('./buildEditor');
  const files = await buildEditor(root, importable, demoThemes);
  // Without a record, old files would never be removed.
  if (!before) fs.rmSync(path.join(root, 'public/_editor'), { recursive: true, force: true });
  for (const [address, content] of files) write(root, `public${address}`, content);
  for (const address of before?.addresses ?? []) {
    if (!files.has(address)) fs.rmSync(path.join(root, 'public', address), { force: true });
  }
  write(root, record, JSON.stringify({ madeOf, addresses: [...files.keys()] }));
  return (performance.now() - startedAt) / 1000;
}

function hashSources(root: string, folders: readonly string[]): string {
  const files = folders.flatMap((folder) => {
    const absolute = path.join(root, folder);
    if (!fs.existsSync(absolute)) return [];
    const names = fs.readdirSync(absolute, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
      .map((name) => path.join(folder, name));
  });
  const contents = [...files.sort(), 'package-lock.json'].map((file) => {
    const absolute = path.join(root, file);
    return fs.existsSync(absolute) ? hash(fs.readFileSync(absolute)) : '';
  });
  return hash(JSON.stringify(contents));
}

function write(root: string, file: string, content: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

function readRecord(root: string): Remembered | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, record), 'utf8')) as Remembered;
  } catch {
    return undefined;
  }
}

/** Modules that compiled code imports implicitly. */
const alwaysNeeded = ['react', 'react/jsx-runtime'];

/** Lists the modules that readers may import: all of the products' packages, and whatever else demos import. */
function listImportable(root: string, productPackages: readonly string[]): string[] {
  const ofProducts = productPackages.flatMap((name) => listModules(root, name));
  return [...new Set([...alwaysNeeded, ...ofProducts, ...listImports(root)])].sort();
}
