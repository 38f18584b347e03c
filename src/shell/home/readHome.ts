import type { GetStaticPropsResult } from 'next';
import { variablesOf } from '@/features/demos/server';
import { demoKey, type DemoBlock, type ProductFacts } from '@/model';
import { loadDemosOf, type DemoIndexes } from '../page/demoIndex';
import { readKnownPosts, readProducts } from '../server/readContent';
import { readManifest } from '../server/readManifest';
import { readPage } from '../server/readPage';
import { withDemos } from '../server/withDemos';
import type { HomePageProps } from './HomePage';
import type { Showcase } from './ShowcaseTile';

/** How many posts the home page shows. */
const shown = 3;

/** Reads the posts and demos of the home page, for `getStaticProps`. @throws Error when a showcase is not a demo. */
export async function readHome(indexes: DemoIndexes): Promise<GetStaticPropsResult<HomePageProps>> {
  const [{ posts }, products] = await Promise.all([readKnownPosts(), readProducts()]);
  const found = await Promise.all(products.map((product) => readShowcase(product, indexes)));
  const showcases = found.filter((one) => one !== undefined);
  return {
    props: {
      posts: posts.slice(0, shown),
      home: {
        showcases: showcases.map(({ showcase }) => showcase),
        page: {
          descriptionHtml: '',
          blocks: showcases.map(({ block }) => block),
        },
        demoCss: showcases.map(({ css }) => css).join(''),
      },
    },
  };
}

interface FoundShowcase {
  showcase: Showcase;
  block: DemoBlock;
  css: string;
}

/** Renders the demo that a product shows on the home page; undefined for products without one. */
async function readShowcase(
  product: ProductFacts,
  indexes: DemoIndexes,
): Promise<FoundShowcase | undefined> {
  const [pathname = '', name] = product.showcase?.split('#') ?? [];
  if (!name) return undefined;
  const folder = (await readManifest()).pages.find((one) => one.pathname === pathname)?.folder;
  const page = await readPage(pathname);
  const block = page?.blocks.find((one) => one.kind === 'demo' && one.demo.name === name);
  if (!page || !folder || block?.kind !== 'demo') {
    throw new Error(
      `docs-data: the showcase of ${product.name}, ${product.showcase}, is no demo. Write the address of a page and the name of one of its demos.`,
    );
  }
  const loadIndex = indexes[folder];
  const registry = loadIndex ? await loadDemosOf(pathname, folder, loadIndex) : {};
  const { blocks, css } = await withDemos({ ...page, blocks: [block] }, registry);
  const [rendered] = blocks;
  if (rendered?.kind !== 'demo') return undefined;
  const Component = registry[demoKey(name, rendered.demo.stylings[0] ?? 'MUI System')];
  return {
    showcase: { productId: product.id, pathname, folder },
    block: rendered,
    // The documents of a product's pages have its variables; this document belongs to none.
    css: (Component ? variablesOf(Component) : '') + css,
  };
}
