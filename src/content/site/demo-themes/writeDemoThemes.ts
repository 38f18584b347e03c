import fs from 'node:fs';
import path from 'node:path';
import type { DemoTheme } from '@/model';
import { printCss } from '@/model/printCss';
import { hash } from '@/model/hash';
import { writeFile } from '@/content/files';
import { bundleData, loadProducts } from '../products';

/**
 * Folder of the style sheets that the routes of products import. Next accepts sheets other than the global one only as
 * CSS modules, whose selectors must begin with `html` or contain a class.
 */
const folder = '.content/demo-themes';

/** One hash of the sheets on disk and of what they were made from. */
const record = '.content/cache/demo-themes';

/**
 * Writes the CSS variables of products' own demo themes, so that the server's markup has them before any script runs.
 * Sheets are printed only if their sources changed.
 * @throws DocsError if a product's theme is missing or fails to run.
 */
export async function writeDemoThemes(root: string): Promise<void> {
  const madeOf = hashSources(root);
  if (read(path.join(root, record)) === hash(madeOf + hashSheets(root))) return;
  const sheets = await printSheets(root);
  fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  for (const [name, css] of sheets) writeFile(root, `${folder}/${name}.module.css`, css);
  writeFile(root, record, hash(madeOf + hashSheets(root)));
}

/** Returns the sheets, by folder of the product. */
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

/** Hashes the products, the themes, and the versions of the packages that these use. */
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
