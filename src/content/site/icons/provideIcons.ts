import type { DocsProblem, IconFacts, Product } from '@/model';
import { installedVersion } from '@/content/packages';
import { readRecord, writeRecord, type CachedIcons } from './iconRecord';
import type { Source } from './writeHashed';
import { provideStyles, type IconFiles } from './provideStyles';
import { provideSynonyms } from './provideSynonyms';

/** The facts for the icon pages, and the modules that could not be read. */
export interface ProvidedIcons {
  icons: readonly IconFacts[];
  problems: DocsProblem[];
}

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
