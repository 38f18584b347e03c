import { type BundleSizes, type Page, bundleSizeKey } from '@/model';
import type { PageLinksProps } from '@/features/page-links';

/** Paths of components and their reference (contract §3). Guides name components, too, but show no bundle sizes. */
const aboutComponents = /\/(?:react-|api\/)/;

/** Returns the bundle sizes of a page's components and hooks, without those that the packages do not export. */
export function bundleSizesOf(page: Page, sizes: BundleSizes): PageLinksProps['sizes'] {
  const { frontMatter, productId, pathname } = page;
  if (!aboutComponents.test(pathname)) return [];
  const names = [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])];
  return names
    .flatMap((name) => {
      const size = sizes[bundleSizeKey({ productId, name })];
      return size ? [{ name, size }] : [];
    })
    .map(({ name, size }, index) => {
      // Only the first component shows its parts, so those of the others are not sent.
      return { name, size: index === 0 ? size : { ...size, parts: [], rest: nothing } };
    });
}

const nothing = { count: 0, minified: 0 };
