import type { ProductId } from './product';

/** What importing one thing adds to a page, in bytes, minified, with React not counted. */
export interface BundleSize {
  minified: number;
  gzip: number;
  /** How much of the minified code is its own module; the rest is shared with other imports. Missing where none is. */
  own?: number;
  /** What it is made of, largest first: folders of its own package, other packages as a whole. */
  parts: readonly BundlePart[];
  /** What is too small to be listed. */
  rest: { count: number; minified: number };
}

/** A package, or a folder of a package, inside a bundle. */
export interface BundlePart {
  /** `@mui/material/ButtonBase`, `@emotion/react` */
  name: string;
  /** Bytes before compression. */
  minified: number;
}

/** Sizes by {@link bundleSizeKey}; what cannot be bundled is missing. */
export type BundleSizes = Readonly<Record<string, BundleSize>>;

/** Where the size of something importable is found: by its product and its name. */
export function bundleSizeKey({ productId, name }: { productId: ProductId; name: string }): string {
  return `${productId}#${name}`;
}
