import { readShared } from './readJson';

/** The compiler's list of all pages, from which `getStaticPaths` is answered. */
export interface Manifest {
  pages: {
    pathname: string;
    productId: string;
    /** Folder of the product in `docs-data/`. */
    folder: string;
    title: string;
    description: string;
    source: string;
    /** Date of the last change, such as `2026-11-23`, if known. */
    lastUpdated?: string;
    /** Whether its demo fills the window; missing means no. */
    fullScreen?: boolean;
  }[];
}

/** Reads the list of all pages of the site. */
export function readManifest(): Promise<Manifest> {
  return readShared<Manifest>('manifest.json');
}
