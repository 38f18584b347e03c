import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { demoScope } from '@/model';

const scope = `:where(${demoScope({ styling: 'Tailwind' })})`;

/** Where the default theme declares its variables. */
const themeRoot = ':root, :host {';

/** What the base styles say of the document holds for the demo's element. */
const documentRule = 'html,\n:host {';

let sheet: string | undefined;

/**
 * The style sheet of Tailwind for exactly these classes, with its theme and its base styles: every selector holds
 * inside demos shown in Tailwind only. Layers are left out, because the site's own rules are in none and would win.
 */
export async function compileTailwind(candidates: readonly string[]): Promise<string> {
  if (candidates.length === 0) return '';
  sheet ??= writeSheet();
  const { build } = await compile(sheet);
  const css = replaceOnce(build([...candidates]), themeRoot, `${scope} {`);
  return css.replace(/\s*\n\s*/g, ' ').trim();
}

function writeSheet(): string {
  // Not at the top: a site without such demos needs no Tailwind.
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const folder = path.dirname(resolve('tailwindcss/package.json'));
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const base = replaceOnce(read('preflight.css'), documentRule, '& {');
  return `${read('theme.css')}
@custom-variant dark (&:where([data-mui-color-scheme='dark'] *));
${scope} {
${base}
@tailwind utilities;
}`;
}

/** Another version of the package may write it another way: then its styles would reach the whole page. */
function replaceOnce(text: string, search: string, replacement: string): string {
  if (text.split(search).length !== 2) {
    throw new Error(`Tailwind CSS no longer writes \`${search}\`: scope its styles another way.`);
  }
  return text.replace(search, replacement);
}
