import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sheetScope, slugOf } from '@/model';
import { createTailwind, type TailwindParts } from '@/model/tailwindSheet';
import { scopeCss } from './scopeCss';

const scope = sheetScope(`.${slugOf('Tailwind')}`, '$=');

let parts: TailwindParts | undefined;

/** Returns Tailwind's style sheet for exactly these classes, scoped to demos shown in Tailwind. */
export async function compileTailwind(candidates: readonly string[]): Promise<string> {
  if (candidates.length === 0) return '';
  parts ??= readParts();
  // A new instance each time, because it remembers the classes of the previous page.
  const build = await createTailwind(parts, scope.root);
  return scopeCss({ file: 'tailwindcss', code: build(candidates) }, scope).css;
}

function readParts(): TailwindParts {
  // Not at the top of the module: a site without such demos does not need Tailwind.
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const folder = path.dirname(resolve('tailwindcss/package.json'));
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  return { theme: read('theme.css'), preflight: read('preflight.css') };
}
