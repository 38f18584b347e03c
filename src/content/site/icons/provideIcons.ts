import fs from 'node:fs';
import path from 'node:path';
import {
  iconsFolder,
  type DocsProblem,
  type IconFacts,
  type Product,
  type ProductIcons,
} from '@/model';
import { hash } from '@/model/hash';
import { installedVersion } from '@/content/packages';
import { loadSynonyms } from '../search';
import { writeCompressed } from '@/content/output';
import { isStillWritten, readRecord, writeRecord, type CachedIcons } from './iconRecord';

/** The facts for the icon pages, and the modules that could not be read. */
export interface ProvidedIcons {
  icons: readonly IconFacts[];
  problems: DocsProblem[];
}

/** A product and its icons. */
interface Source {
  root: string;
  product: Product;
  icons: ProductIcons;
}

/** The files of the icons themselves. */
interface IconFiles extends Pick<IconFacts, 'styles' | 'namesUrl'> {
  key: string;
  problems: DocsProblem[];
}

/** Increment it whenever the same modules give another result. */
const format = 1;

/**
 * Writes a file for each style of each product's icons to `public/_icons/`. The modules of the icons are run only
 * after another version of their package was installed.
 * @throws DocsError if the synonyms cannot be read.
 */
export async function provideIcons(
  root: string,
  products: readonly Product[],
): Promise<ProvidedIcons> {
  const before = readRecord(root);
  const problems: DocsProblem[] = [];
  const cached: CachedIcons[] = [];
  for (const product of products) {
    const { icons } = product;
    if (!icons || !installedVersion(root, icons.packageName)) continue;
    const last = before.find(({ facts }) => facts.product === product.id);
    const source = { root, product, icons };
    const files = await provideStyles(source, last);
    const synonyms = await provideSynonyms(source, last);
    problems.push(...files.problems);
    const facts = factsOf(source, files, synonyms.url);
    cached.push({ key: files.key, synonymsKey: synonyms.key, facts });
  }
  if (JSON.stringify(cached) !== JSON.stringify(before)) writeRecord(root, cached);
  return { icons: cached.map(({ facts }) => facts), problems };
}

/** Returns the result of the previous run. */
export function cachedIcons(root: string): readonly IconFacts[] {
  return readRecord(root).map(({ facts }) => facts);
}

function factsOf(
  { product, icons: { packageName, parameter, sizes, colors } }: Source,
  { styles, namesUrl }: IconFiles,
  synonymsUrl: string,
): IconFacts {
  return {
    ...{ product: product.id, packageName, parameter, sizes, colors },
    ...{ styles, namesUrl, synonymsUrl },
  };
}

async function provideStyles(source: Source, last: CachedIcons | undefined): Promise<IconFiles> {
  const { root, icons } = source;
  const { packageName, styles } = icons;
  const version = installedVersion(root, packageName);
  const key = hash(JSON.stringify([format, packageName, version, styles]));
  const facts = last?.key === key ? last.facts : undefined;
  if (facts && [facts.namesUrl, ...facts.styles.map(({ url }) => url)].every(isIn(root))) {
    return { key, styles: facts.styles, namesUrl: facts.namesUrl, problems: [] };
  }
  return writeStyles(source, key);
}

function isIn(root: string) {
  return (url: string) => isStillWritten(root, url);
}

async function writeStyles(source: Source, key: string): Promise<IconFiles> {
  const { root, icons } = source;
  // Not needed by a run with nothing to read.
  const { readIcons } = await import('./readIcons');
  const { styles, names, unread } = readIcons(root, icons);
  const [first, ...others] = await Promise.all(
    styles.map(async ({ style, lines }) => {
      const name = style.name.replaceAll(' ', '');
      const url = await writeHashed(source, { name, end: 'txt', text: joinLines(lines) });
      return { ...style, url, count: lines.length };
    }),
  );
  if (!first) throw new Error(`The icons of ${icons.packageName} have no style.`);
  const list = { name: 'names', end: 'txt', text: joinLines(names) };
  return {
    // An empty key makes the next run report unreadable modules again.
    key: unread.length > 0 ? '' : key,
    styles: [first, ...others],
    namesUrl: await writeHashed(source, list),
    problems: unread.map((module) => unreadProblem(icons, module)),
  };
}

function unreadProblem({ packageName }: ProductIcons, module: string): DocsProblem {
  return {
    file: `node_modules/${packageName}/${module}.js`,
    ...{ line: 1, column: 1 },
    what: `The icon ${module} is not an SVG drawing in a known form.`,
    fix: 'Make src/content/site/icons/runIcon.ts read this form.',
  };
}

async function provideSynonyms(
  { root, product, icons: { synonyms: file } }: Source,
  last: CachedIcons | undefined,
): Promise<{ key: string; url: string }> {
  const hasFile = file !== undefined && fs.existsSync(path.join(root, file));
  const code = hasFile ? fs.readFileSync(path.join(root, file), 'utf8') : '';
  const key = hash(JSON.stringify([format, code]));
  const url = last?.synonymsKey === key ? last.facts.synonymsUrl : undefined;
  if (isStillWritten(root, url)) return { key, url };
  const text = JSON.stringify(hasFile ? await loadSynonyms(root, file) : {});
  return {
    key,
    url: await writeHashed({ root, product }, { name: 'synonyms', end: 'json', text }),
  };
}

function joinLines(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

async function writeHashed(
  { root, product }: Pick<Source, 'root' | 'product'>,
  { name, end, text }: { name: string; end: string; text: string },
): Promise<string> {
  const folder = `${iconsFolder}/${product.prefix.slice(1, -1)}`;
  const url = `${folder}/${name}-${hash(text).slice(0, 8)}.${end}`;
  await writeCompressed(root, { url, text, quality: 9 });
  return url;
}
