import type { ApiDoc } from './apiDoc';

/** The kinds of rows in a reference, as in anchors. */
export type ApiPart = 'prop' | 'slot' | 'classes' | 'parameter' | 'return';

/**
 * Converts a name for addresses and anchors, `TextField` to `text-field`. A number is a word of its own: `Grid2` is
 * `grid-2`, `TreeItem2Icon` is `tree-item-2-icon`.
 */
export function kebabName(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/_/g, '-')
    .toLowerCase();
}

/** Returns the id of a row of a reference, `button-prop-color`. External links use it, so it must never change. */
export function apiAnchor({ name }: Pick<ApiDoc, 'name'>, part: ApiPart, key: string): string {
  return `${kebabName(name)}-${part}-${key}`;
}

/** Address of the JSON Schema that every published record follows. */
export const apiSchemaUrl = '/api/schema.json';

/** Address of the list of all published records. */
export const apiIndexUrl = '/api/index.json';

/** Returns the address of the API of one component, hook or interface as JSON: `/api/material-ui/button.json`. */
export function apiRecordUrl({ productId, name }: Pick<ApiDoc, 'productId' | 'name'>): string {
  return `/api/${productId}/${kebabName(name)}.json`;
}
