import fs from 'node:fs';
import type { CodeVariant, DemoSource, DemoView, Page } from '@/model';

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
 * The demo with the most packages of each product, in TypeScript as most readers have it, and the one with the most
 * of all also in JavaScript, dark and right to left. Then the first demo that comes in stylings, in each of them.
 */
export function listSandboxes(): Sandbox[] {
  const { pages } = readJson('.content/manifest.json') as { pages: { pathname: string }[] };
  const richest = new Map<string, DemoSource>();
  let styled: Sandbox[] = [];
  for (const { pathname } of pages) {
    const { productId, blocks } = readJson(`.content/pages${pathname.slice(0, -1)}.json`) as Page;
    for (const block of blocks) {
      if (block.kind !== 'demo') continue;
      const source = readJson(`public${block.demo.sourceUrl}`) as DemoSource;
      if (styled.length === 0) styled = inStylings(productId, block.demo, source);
      const known = richest.get(productId);
      if (!known || packageCount(source) > packageCount(known)) richest.set(productId, source);
    }
  }
  const typed = [...richest].map(([product, source]) => sandboxOf(product, source, 'TS'));
  typed.push(...styled);
  const [first] = [...richest].sort(([, a], [, b]) => packageCount(b) - packageCount(a));
  return first ? [...typed, sandboxOf(first[0], first[1], 'JS')] : [];
}

/** A demo in each of its stylings; nothing for a demo that comes in one only. */
function inStylings(product: string, demo: DemoView, source: DemoSource): Sandbox[] {
  if (demo.stylings.length < 2) return [];
  return demo.stylings.map((styling) => {
    const variants = source.variants.filter((variant) => variant.styling === styling);
    const { name, request } = sandboxOf(product, { ...source, variants }, 'TS');
    return { name: `${name}, ${styling}`, request };
  });
}

function packageCount({ packages, variants }: DemoSource): number {
  return Object.keys(packages.needed).length + (variants[0]?.files.length ?? 0) / 100;
}

function sandboxOf(product: string, source: DemoSource, language: CodeVariant): Sandbox {
  const variant = source.variants.find((one) => one.language === language) ?? source.variants[0];
  if (!variant) throw new Error(`The demo ${source.name} has no source.`);
  const settings =
    language === 'TS'
      ? ({ paletteMode: 'light', direction: 'ltr' } as const)
      : ({ paletteMode: 'dark', direction: 'rtl' } as const);
  return {
    name: `${product}: ${source.name}, ${language}`,
    request: { source, variant, settings },
  };
}
