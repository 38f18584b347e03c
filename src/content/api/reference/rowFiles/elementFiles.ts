import type { OutputFile } from '@/content/pages';
import type { ElementAttributes } from '../../extract/attributes';
import { hash } from '@/model/hash';
import { writeCachedElements, readCachedElements } from './cachedElements';

/**
 * Returns the attributes of each element as rows that all components with that element share. Printed only when they
 * or the compiler changed.
 */
export async function elementFiles(
  root: string,
  attributes: ElementAttributes,
  compiler: string,
): Promise<OutputFile[]> {
  const key = hash(JSON.stringify([compiler, attributes]));
  const kept = readCachedElements(root);
  if (kept?.key === key) return kept.files;
  // The printer loads the highlighter.
  const { printElements } = await import('./printElements');
  const files = printElements(attributes);
  writeCachedElements(root, { key, files });
  return files;
}
