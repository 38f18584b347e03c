import fs from 'node:fs';
import type { CodeVariant, DemoSource, Page, Product } from '@/model';
import { chooseDemos, type OwnedDemo } from './chooseDemos';
import { standInFor } from './standIns';

/** A demo as one reader has it. */
export interface Sandbox {
  name: string;
  request: {
    source: DemoSource;
    variant: DemoSource['variants'][number];
    settings: { paletteMode: 'light' | 'dark'; direction: 'ltr' | 'rtl' };
  };
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * Demos that together have every product and every documented package, in TypeScript as most readers have it and in
 * each of their stylings; the first of them also in JavaScript, dark and right to left.
 */
export function listSandboxes(products: readonly Product[]): Sandbox[] {
  const demos = listDemos();
  const missing = products.filter(({ id }) => !demos.some((demo) => demo.product === id));
  for (const product of missing) {
    const source = standInFor(product);
    if (source) demos.push({ product: product.id, source });
  }
  const scopes = products.flatMap(({ packageName = '' }) => /^@[^/]+\//.exec(packageName) ?? []);
  const chosen = chooseDemos(demos, new Set(scopes));
  const typed = chosen.flatMap(inStylings).map((demo) => sandboxOf(demo, 'TS'));
  return chosen[0] ? [...typed, sandboxOf(chosen[0], 'JS')] : [];
}

/** A demo in each of its stylings, one at a time. */
function inStylings({ product, source }: OwnedDemo): OwnedDemo[] {
  const stylings = new Set(source.variants.map(({ styling }) => styling));
  return [...stylings].map((one) => {
    const variants = source.variants.filter(({ styling }) => styling === one);
    return { product, source: { ...source, variants } };
  });
}

function listDemos(): OwnedDemo[] {
  const { pages } = readJson('.content/manifest.json') as { pages: { pathname: string }[] };
  return pages.flatMap(({ pathname }) => {
    const { productId, blocks } = readJson(`.content/pages${pathname.slice(0, -1)}.json`) as Page;
    return blocks.flatMap((block) =>
      block.kind === 'demo'
        ? [{ product: productId, source: readJson(`public${block.demo.sourceUrl}`) as DemoSource }]
        : [],
    );
  });
}

function sandboxOf({ product, source }: OwnedDemo, language: CodeVariant): Sandbox {
  const variant = source.variants.find((one) => one.language === language) ?? source.variants[0];
  if (!variant) throw new Error(`The demo ${source.name} has no source.`);
  const settings =
    language === 'TS'
      ? ({ paletteMode: 'light', direction: 'ltr' } as const)
      : ({ paletteMode: 'dark', direction: 'rtl' } as const);
  return {
    name: `${product}: ${source.name}, ${variant.styling}, ${language}`,
    request: { source, variant, settings },
  };
}
