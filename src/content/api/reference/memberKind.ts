import type { ApiDoc, Product } from '@/model';

/** What a reference of an interface's kind lists: its members, or what a product gathers under a name that no package exports. */
export type MemberKind = 'members' | 'events' | 'selectors';

/** Tells a product's lists of events and of selectors by the names the product gave them. */
export function memberKind({ name }: Pick<ApiDoc, 'name'>, { api }: Product): MemberKind {
  const sources = api?.sources ?? [];
  if (sources.some(({ selectors }) => selectors === name)) return 'selectors';
  return sources.some(({ events }) => events?.name === name) ? 'events' : 'members';
}
