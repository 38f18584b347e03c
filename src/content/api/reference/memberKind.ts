import type { ApiDoc, Product } from '@/model';

/**
 * What a reference of the kind "interface" lists: the members of a type, or the events or selectors that a product
 * collects under a name which no package exports.
 */
export type MemberKind = 'members' | 'events' | 'selectors';

/** Recognizes a product's lists of events and selectors by the names in the product's configuration. */
export function memberKind({ name }: Pick<ApiDoc, 'name'>, { api }: Product): MemberKind {
  const sources = api?.sources ?? [];
  if (sources.some(({ selectors }) => selectors === name)) return 'selectors';
  return sources.some(({ events }) => events?.name === name) ? 'events' : 'members';
}
