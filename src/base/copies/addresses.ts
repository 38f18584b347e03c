/** Where the service worker's script is (spec §7). */
export const workerUrl = '/sw.js';

/** The page a reader sees in place of one that is neither to be fetched nor on this device. */
export const fallbackUrl = '/offline/';

/** What can be made available offline: an {@link OfflineIndex}. */
export const indexUrl = '/offline/index.json';

/** Address of the {@link OfflineList} of the product in a folder of `docs-data/`. */
export function listUrl(folder: string): string {
  return `/offline/${folder}.json`;
}

/** A header by which downloads ask the worker to stay out of it. */
export const downloadHeader = 'x-offline-download';

/** One product, as the drawer offers it. */
export interface OfflineProduct {
  folder: string;
  /** Bytes it takes on the device, without what products share. */
  size: number;
}

/** Everything that can be made available offline, by one build. */
export interface OfflineIndex {
  build: string;
  products: readonly OfflineProduct[];
  /** Bytes of what products share, once for all. */
  sharedSize: number;
}

/** Files of the export, each with its bytes; what other files need comes first. */
export type OfflineFiles = readonly (readonly [url: string, size: number])[];

/** Everything one product needs. */
export interface OfflineList {
  build: string;
  /** Path of its first page, or where else its readers begin. */
  home: string;
  files: OfflineFiles;
  /** What it needs as others do, and is kept once: the live editor of demos. */
  shared: OfflineFiles;
}

/** What the build tells the worker. */
export interface WorkerBuild {
  build: string;
  /** Addresses of the fallback page and of all it needs. */
  precache: readonly string[];
}
