import type { DemoView, PageDemo } from './demo';
import type { Product } from './product';

/** Address of the source of a page's demo; below `public/` it is also the path of the file. */
export function demoSourceUrl(pathname: string, name: string): string {
  return `/_demos${pathname}${name}.json`;
}

/** Address of a page's demo alone on a page, for iframes and the full-screen view. */
export function demoFrameUrl(pathname: string, name: string): string {
  return `/demos${pathname}${name}/`;
}

/** What the addresses of a demo depend on, next to its name. */
export interface DemoPlace {
  /** Address of its page. */
  pathname: string;
  product?: Pick<Product, 'prefix' | 'editRoot'>;
}

/** File of a demo's TypeScript source below its product's folder, where its author named it after the demo. */
export function demoSourceFile(name: string, { pathname, product }: DemoPlace): string {
  return `${pathname.slice(product?.prefix.length)}${name}.tsx`;
}

/** The demo with its addresses: pages leave them out, because the demo's name and its page say them. */
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
