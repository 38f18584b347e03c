import fs from 'node:fs';
import path from 'node:path';
import { stylings } from '@/model';
import type { PageFile } from '../stages';

/** A file next to a page that only a demo can use. */
export interface Companion {
  file: string;
  page: PageFile;
  /** Name of the demo in the page, `BasicButtons.js`; undefined for a file that a demo imports. */
  demo?: string;
}

/** Files with another purpose: facts of pages and products, tests, declarations. */
const others = /^[._]|^(facts|pages|product)\.ts$|\.test\.\w+$|\.d\.ts$/;

/** Tells whether a file could belong to a demo, judged by its name. */
export function mayBeCompanion(file: string): boolean {
  return !others.test(path.posix.basename(file)) && /\.([jt]sx?|css|json)$/.test(file);
}

/** Lists every file of a demo, next to a page or in the folder of a demo in stylings. */
export function findCompanions(root: string, pages: readonly PageFile[]): Companion[] {
  const byFolder = new Map(pages.map((page) => [path.posix.dirname(page.file), page]));
  return [...byFolder].flatMap(([folder, page]) => {
    const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
    const names = new Set(entries.map(({ name }) => name));
    return entries.flatMap((entry): Companion[] => {
      const { name } = entry;
      if (entry.isDirectory()) return inStylings(root, `${folder}/${name}`, page);
      if (!mayBeCompanion(name)) return [];
      // Next to TypeScript, JavaScript is a copy of it.
      const typed = name.replace(/\.jsx?$/, '');
      if (names.has(`${typed}.tsx`) || names.has(`${typed}.ts`)) return [];
      const demo = /^[A-Z].*\.(tsx|js)$/.test(name) && name.replace(/\.tsx$/, '.js');
      return [{ file: `${folder}/${name}`, page, ...(demo && { demo }) }];
    });
  });
}

function inStylings(root: string, folder: string, page: PageFile): Companion[] {
  const demo = path.posix.basename(folder);
  const files = stylings.flatMap(({ slug }) => [
    `${folder}/${slug}/index.tsx`,
    `${folder}/${slug}/index.js`,
  ]);
  const entry = files.find((file) => fs.existsSync(path.join(root, file)));
  return entry ? [{ file: entry, page, demo }] : [];
}
