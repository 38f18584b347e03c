import type { ComponentType } from 'react';
import type { DemoBlock, Page, PageDemo, ProductFacts } from '@/model';
import type { DemoIndexes } from '../../page/demoIndex';

/** Creates a product in the folder of its name, with the facts that a test needs. */
export function productOf(folder: string, known: Partial<ProductFacts> = {}): ProductFacts {
  return {
    id: 'system',
    category: 'core',
    name: 'Rail',
    description: 'Components for trains.',
    prefix: `/${folder}/`,
    home: `/${folder}/overview/`,
    logo: 'rail',
    listed: true,
    versions: [],
    ...known,
  };
}

/** Creates the block of a demo. */
export function demoBlock(name: string, known: Partial<PageDemo> = {}): DemoBlock {
  return {
    kind: 'demo',
    demo: { name, options: {}, stylings: ['MUI System'], ...known },
    html: '',
  };
}

/** Creates a page, with the facts that a test needs. */
export function pageOf(pathname: string, known: Partial<Page> = {}): Page {
  return {
    pathname,
    productId: 'system',
    source: `docs-data${pathname}page.md`,
    title: 'Fare',
    description: 'What it costs.',
    h1: 'Fare',
    descriptionHtml: 'What it <b>costs</b>.',
    frontMatter: {},
    blocks: [],
    headings: [],
    ...known,
  };
}

/** Creates the indexes of products from the demos of their pages, which are the paths inside the product. */
export function indexesOf(
  products: Record<string, Record<string, Record<string, ComponentType>>>,
): DemoIndexes {
  return mapValues(products, (pages) => async () => ({
    default: mapValues(pages, (registry) => async () => ({ default: registry })),
  }));
}

function mapValues<A, B>(values: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

/** A demo that renders its name. */
export const Fare = () => <b className="fare">Fare</b>;
