import type { DemoView, PageDemo } from './demo';
import type { Product } from './product';

/** Returns the address of a demo's source; below `public/` it is also the path of the file. */
export function demoSourceUrl(pathname: string, name: string): string {
  return `/_demos${pathname}${name}.json`;
}

/** Returns the address of a page with one demo only, for iframes and the full-screen view. */
export function demoFrameUrl(pathname: string, name: string): string {
  return `/demos${pathname}${name}/`;
}

/** The facts that decide a demo's addresses, besides its name. */
export interface DemoPlace {
  /** Address of the page with the demo. */
  pathname: string;
  product?: Pick<Product, 'prefix' | 'editRoot'>;
}

/** Returns the path of a demo's TypeScript source below its product's folder, if the file is named after the demo. */
export function demoSourceFile(name: string, { pathname, product }: DemoPlace): string {
  return `${pathname.slice(product?.prefix.length)}${name}.tsx`;
}

/**
 * Adds the addresses of a demo. The data of pages omits them, because they follow from the demo's name and its page.
 */
export function withDemoAddresses(demo: PageDemo, place: DemoPlace): DemoView {
  return {
    ...demo,
    sourceUrl: demoSourceUrl(place.pathname, demo.name),
    frameUrl: demoFrameUrl(place.pathname, demo.name),
    repositoryUrl: repositoryUrl(demo, place),
  };
}

function repositoryUrl({ name, sourceFile }: PageDemo, place: DemoPlace): string | undefined {
  const folder = place.product?.editRoot?.replace('/edit/', '/blob/');
  if (!folder || sourceFile === null) return undefined;
  return folder + (sourceFile ?? demoSourceFile(name, place));
}
