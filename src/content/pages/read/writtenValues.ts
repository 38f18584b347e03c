import type { Document } from 'yaml';
import { productIds } from '@/model';

/** Returns the keys that have a value. */
export function writtenValues(document: Document): Record<string, unknown> {
  const value: unknown = document.toJS();
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries
      .filter(([, content]) => content !== null)
      .map(([key, content]) => [key, key === 'productId' ? toProductId(content) : content]),
  );
}

/** Converts the name of a product's part to the product: `x-charts` to `x`. */
function toProductId(content: unknown): unknown {
  const id = String(content);
  const isProduct = (name: string): boolean => productIds.some((known) => known === name);
  const family = id.split('-')[0] ?? '';
  return !isProduct(id) && id.includes('-') && isProduct(family) ? family : content;
}
