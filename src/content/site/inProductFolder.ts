import type { PageFile } from '@/content/pages';

/** A page with the folder of its product: the longest of the products' folders that leads to it, or the first. */
export function inProductFolder(file: PageFile, folders: readonly string[]): PageFile {
  const leading = folders.filter((folder) => file.pathname.startsWith(`/${folder}/`));
  const [productFolder = file.productFolder] = leading.sort((a, b) => b.length - a.length);
  return { ...file, productFolder };
}
