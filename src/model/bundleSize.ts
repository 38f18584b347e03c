import type { ProductId } from './product';

/** The size that importing an export adds to a page, in bytes, minified, without React. */
export interface BundleSize {
  minified: number;
  gzip: number;
  /**
   * Minified bytes of its own module; the rest is shared with other imports. Undefined if it has no module of its own.
   */
  own?: number;
  /** Its parts, largest first: folders of its own package, other packages as a whole. */
  parts: readonly BundlePart[];
  /** Parts that are too small to be listed. */
  rest: { count: number; minified: number };
}

/** A package, or a folder of a package, inside a bundle. */
export interface BundlePart {
  /** Package or folder, `@mui/material/ButtonBase`, `@emotion/react`. */
  name: string;
  /** Bytes before compression. */
  minified: number;
}

/** Sizes by {@link bundleSizeKey}; imports that cannot be bundled are missing. */
export type BundleSizes = Readonly<Record<string, BundleSize>>;

/** Returns the key of an export's size, from its product and its name. */
export function bundleSizeKey({ productId, name }: { productId: ProductId; name: string }): string {
  return `${productId}#${name}`;
}
