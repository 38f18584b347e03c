/** URL of the service worker's script (spec §7). */
export const workerUrl = '/sw.js';

/** URL of the page that the worker shows if a page can neither be fetched nor is cached. */
export const fallbackUrl = '/offline/';

/** URL of the {@link OfflineIndex}. */
export const indexUrl = '/offline/index.json';

/** Returns the URL of the {@link OfflineList} of the product in a folder of `docs-data/`. */
export function listUrl(folder: string): string {
  return `/offline/${folder}.json`;
}

/** Request header of downloads, which tells the worker not to handle them. */
export const downloadHeader = 'x-offline-download';

/** A product that can be made available offline in the settings. */
export interface OfflineProduct {
  folder: string;
  /** Bytes to store, without files that products share. */
  size: number;
}

/** All products of a build that can be made available offline. */
export interface OfflineIndex {
  build: string;
  products: readonly OfflineProduct[];
  /** Bytes of the files that products share, which are stored once. */
  sharedSize: number;
}

/** Files of the export with their sizes in bytes. Files come before those that depend on them. */
export type OfflineFiles = readonly (readonly [url: string, size: number])[];

/** All files that a product needs offline. */
export interface OfflineList {
  build: string;
  /** Path of the page on which its readers begin. */
  home: string;
  files: OfflineFiles;
  /** Files that it shares with other products and that are stored once: those of the live editor. */
  shared: OfflineFiles;
}

/** Data of the build that is written into the worker's script. */
export interface WorkerBuild {
  build: string;
  /** URLs of the fallback page and of all files that it needs. */
  precache: readonly string[];
}
