import type { SearchKind } from '@/model';
import type { FoundGroup, ListedItem } from '../engine/groupFound';
import type { Command } from '../commands/listCommands';

/** One option of the list. */
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
  /** What stands next to the name, outermost first. */
  trail: readonly string[];
  /** Name of the shard, where the group is a page. */
  shard?: string;
  entries: readonly Entry[];
}

/** Results as options. */
export function resultGroups(groups: readonly FoundGroup[]): EntryGroup[] {
  return groups.map(({ url, title, trail, shard, items }) => ({
    ...{ key: url, title, trail, shard },
    entries: items.map((item) => ({ type: 'result', key: item.url, item })),
  }));
}

/** A group of one kind of options; none where there are no options. */
export function groupOf(title: string, entries: readonly Entry[]): EntryGroup[] {
  return entries.length > 0 ? [{ key: title, title, trail: [], entries }] : [];
}

/** Where an option leads; nothing for those that do something. */
export function hrefOf(entry: Entry): string | undefined {
  if (entry.type === 'result') return entry.item.url;
  if (entry.type === 'place') return entry.href;
  return entry.type === 'command' ? entry.command.href : undefined;
}

/** Id of an option's element. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/** Filters that are offered, with the kinds they let through. */
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

/** One filter by kind. */
export type KindFilter = keyof typeof kindFilters;
