import type { ExportedPages } from './readPages';
import { fileOf } from './readReferences';

/**
 * Lists the files of the scripts that pages start with, each once.
 * @param out Folder of the export.
 */
export function listScripts(out: string, pages: ExportedPages): string[] {
  const urls = new Set([...pages.values()].flatMap(({ scripts }) => scripts));
  return [...urls].map((url) => fileOf(out, url));
}
