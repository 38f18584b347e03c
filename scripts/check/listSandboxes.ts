import fs from 'node:fs';
import { defaultThemeSettings } from '@/base/theme/settings';
import type { createProject } from '@/features/sandbox';
import { demoSourceUrl, type CodeVariant, type DemoSource, type Page, type Product } from '@/model';
import { chooseDemos, type OwnedDemo } from './chooseDemos';

/** A demo to open as a project, with a reader's choices. */
export interface Sandbox {
  name: string;
  request: ProjectRequest;
}

type ProjectRequest = Parameters<typeof createProject>[0];
type Settings = ProjectRequest['settings'];

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * Lists demos that together cover every product and every documented package, in TypeScript and in each of their
 * stylings. The first with a theme is added in JavaScript. This one and the first with each theme have changed
 * settings, the others the default ones.
 */
export function listSandboxes(products: readonly Product[]): Sandbox[] {
  const demos = listDemos();
  const scopes = products.flatMap(({ packageName = '' }) => /^@[^/]+\//.exec(packageName) ?? []);
  const chosen = chooseDemos(demos, new Set(scopes));
  const themes = chosen.map(({ source }) => source.theme?.module);
  const typed = chosen.flatMap((demo, index) => {
    const isFirst = themes.indexOf(themes[index]) === index;
    return inStylings(demo).map((one) => sandboxOf(one, 'TS', isFirst ? changed : usual));
  });
  const plain = chosen.find(({ source }) => source.theme);
  return plain ? [...typed, sandboxOf(plain, 'JS', changed)] : typed;
}

const usual: Settings = defaultThemeSettings;
const changed: Settings = {
  paletteMode: 'dark',
  direction: 'rtl',
  dense: true,
  spacing: 10,
  paletteColors: { primary: { main: '#6a1b9a' }, secondary: { main: '#00695c' } },
};

/** Returns a copy of a demo for each of its stylings. */
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
    return blocks.flatMap((block) => {
      if (block.kind !== 'demo') return [];
      const source = readJson(`public${demoSourceUrl(pathname, block.demo.name)}`) as DemoSource;
      return [{ product: productId, source }];
    });
  });
}

function sandboxOf({ product, source }: OwnedDemo, language: CodeVariant, settings: Settings) {
  const variant = source.variants.find((one) => one.language === language) ?? source.variants[0];
  if (!variant) throw new Error(`The demo ${source.name} has no source.`);
  const look = settings === changed ? ', changed' : '';
  return {
    name: `${product}: ${source.name}, ${variant.styling}, ${language}${look}`,
    request: { source, variant, settings },
  };
}
