import type { PageFile } from '@/content/pages';

/**
 * Returns a page with the folder of its product: the longest matching folder of a product, otherwise the first
 * segment.
 */
export function inProductFolder(file: PageFile, folders: readonly string[]): PageFile {
  const leading = folders.filter((folder) => file.pathname.startsWith(`/${folder}/`));
  const [productFolder = file.productFolder] = leading.sort((a, b) => b.length - a.length);
  return { ...file, productFolder };
}
