import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import { readJson, writeFile, writeJson } from '@/content/files';
import type { EditorParts } from './buildEditor';
import { stageFile } from './frameModules';
import { listImports } from '../installed/listImports';
import { listModules } from './listModules';
import { hashFrameSources } from './hashFrameSources';

/** The record of the files' inputs and addresses. */
const record = '.content/cache/editor.json';

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
  const madeOf = hash(
    JSON.stringify([importable, [...demoThemes], hashFrameSources(root, demoThemes)]),
  );
  const before = readJson<Remembered>(root, record);
  const isThere = (address: string) => fs.existsSync(path.join(root, 'public', address));
  if (before?.madeOf === madeOf && before.addresses.every(isThere)) return 0;
  // It loads the parser of demos.
  const { buildEditor } = await import('./buildEditor');
  const files = await buildEditor(root, importable, demoThemes);
  // Without a record, old files would never be removed.
  if (!before) fs.rmSync(path.join(root, 'public/_editor'), { recursive: true, force: true });
  for (const [address, content] of files) writeFile(root, `public${address}`, content);
  for (const address of before?.addresses ?? []) {
    if (!files.has(address)) fs.rmSync(path.join(root, 'public', address), { force: true });
  }
  writeJson(root, record, { madeOf, addresses: [...files.keys()] } satisfies Remembered);
  return (performance.now() - startedAt) / 1000;
}

/** Modules that compiled code imports implicitly. */
const alwaysNeeded = ['react', 'react/jsx-runtime'];

/** Lists the modules that readers may import: all of the products' packages, and whatever else demos import. */
function listImportable(root: string, productPackages: readonly string[]): string[] {
  const ofProducts = productPackages.flatMap((name) => listModules(root, name));
  return [...new Set([...alwaysNeeded, ...ofProducts, ...listImports(root)])].sort();
}
