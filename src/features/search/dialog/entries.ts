import type { SearchKind } from '@/model';
import type { FoundGroup } from '../engine/groupFound';
import type { ListedItem } from '../engine/toListed';
import type { Command } from '../commands/command';

/** An option of the list. */
export type Entry =
  | { type: 'result'; key: string; item: ListedItem }
  | { type: 'place'; key: string; title: string; href: string }
  | { type: 'query'; key: string; text: string; isRecent: boolean }
  | { type: 'command'; key: string; command: Command };

/** Options below one heading. */
export interface EntryGroup {
  key: string;
  /** Name of the group. */
  title: string;
  /** Breadcrumbs next to the title, outermost first. */
  trail: readonly string[];
  /** Name of the shard, if the group is a page. */
  shard?: string;
  entries: readonly Entry[];
}

/** Converts results to options. */
export function resultGroups(groups: readonly FoundGroup[]): EntryGroup[] {
  return groups.map(({ url, title, trail, shard, items }) => ({
    ...{ key: url, title, trail, shard },
    entries: items.map((item) => ({ type: 'result', key: item.url, item })),
  }));
}

/** Returns a list with one group, or an empty list without options. */
export function groupOf(title: string, entries: readonly Entry[]): EntryGroup[] {
  return entries.length > 0 ? [{ key: title, title, trail: [], entries }] : [];
}

/** Returns the URL of an option; undefined for commands. */
export function hrefOf(entry: Entry): string | undefined {
  if (entry.type === 'result') return entry.item.url;
  if (entry.type === 'place') return entry.href;
  return entry.type === 'command' ? entry.command.href : undefined;
}

/** Whether an option is a recent search, which can be removed. */
export function isRecent(entry: Entry): entry is Extract<Entry, { type: 'query' }> {
  return entry.type === 'query' && entry.isRecent;
}

/** Returns the id of an option's element. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/** Available filters, with the kinds they include. */
export const kindFilters = {
  page: ['page', 'post'],
  section: ['section'],
  component: ['component', 'hook'],
  prop: ['prop'],
  slot: ['slot'],
  class: ['class'],
  demo: ['demo'],
  icon: ['icon'],
} as const satisfies Record<string, readonly SearchKind[]>;

/** Name of a filter by kind. */
export type KindFilter = keyof typeof kindFilters;
