import fs from 'node:fs';
import path from 'node:path';
import type { DemoTheme } from '@/model';
import { printCss } from '@/model/printCss';
import { hash } from '@/model/hash';
import { bundleData, loadProducts } from '../products';

/**
 * Where the sheets are that the routes of products import. Next takes sheets that are not the whole site's as modules only,
 * whose selectors have to begin with `html` or have a class.
 */
const folder = '.content/demo-themes';

/** What the sheets on disk were made of, and themselves, as one hash. */
const record = '.content/cache/demo-themes';

/**
 * Writes the variables of the demos' themes that products bring, so that the server's markup has them before any script
 * runs. They are printed when the sheets are not the ones that were made of these sources.
 *
 * @throws DocsError where a product's theme is not there or cannot be run.
 */
export async function writeDemoThemes(root: string): Promise<void> {
  const madeOf = hashSources(root);
  if (read(path.join(root, record)) === hash(madeOf + hashSheets(root))) return;
  const sheets = await printSheets(root);
  fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  for (const [name, css] of sheets) write(path.join(root, folder, `${name}.module.css`), css);
  write(path.join(root, record), hash(madeOf + hashSheets(root)));
}

/** Sheets by folder of the product. */
async function printSheets(root: string): Promise<Map<string, string>> {
  const { products } = await loadProducts(root);
  const themed = products.flatMap((one) =>
    one.product.demoTheme ? [{ name: one.folder, module: one.product.demoTheme }] : [],
  );
  const { exports } = await bundleData(
    root,
    themed.map(({ module }) => module),
  );
  return new Map(
    themed.map(({ name }, index) => {
      const { styleSheets } = exports[index]?.default as DemoTheme;
      return [name, printCss(styleSheets())];
    }),
  );
}

/** What products and themes are, and the versions of the packages these are made of. */
function hashSources(root: string): string {
  const content = path.join(root, 'docs-data');
  const names = fs.existsSync(content)
    ? fs.readdirSync(content, { recursive: true, encoding: 'utf8' })
    : [];
  const files = names
    .filter((name) => /(^|[\\/])(products?\.ts|demo-theme[\\/].*\.tsx?)$/.test(name))
    .map((name) => path.join('docs-data', name));
  return hash(
    [...files.sort(), 'package-lock.json']
      .flatMap((file) => [file, read(path.join(root, file))])
      .join('\0'),
  );
}

function hashSheets(root: string): string {
  const sheets = path.join(root, folder);
  const names = fs.existsSync(sheets) ? fs.readdirSync(sheets).sort() : [];
  return hash(names.flatMap((name) => [name, read(path.join(sheets, name))]).join('\0'));
}

function read(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
