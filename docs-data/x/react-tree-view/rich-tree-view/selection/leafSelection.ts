import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** The ids of all leaves at or below an item. */
function leavesOf(item: TreeViewBaseItem): string[] {
  return item.children?.length ? item.children.flatMap(leavesOf) : [item.id];
}

function listAll(items: readonly TreeViewBaseItem[]): TreeViewBaseItem[] {
  return items.flatMap((item) => [item, ...listAll(item.children ?? [])]);
}

/** The items that the tree shows as selected: those whose leaves are all selected. */
export function withBranches(
  items: readonly TreeViewBaseItem[],
  leaves: ReadonlySet<string>,
): string[] {
  return listAll(items)
    .filter((item) => leavesOf(item).every((leaf) => leaves.has(leaf)))
    .map(({ id }) => id);
}

/** The branches of which some leaves are selected, but not all. */
export function partlySelected(
  items: readonly TreeViewBaseItem[],
  leaves: ReadonlySet<string>,
): Set<string> {
  const shown = new Set(withBranches(items, leaves));
  const partly = listAll(items).filter(
    (item) =>
      !shown.has(item.id) && leavesOf(item).some((leaf) => leaves.has(leaf)),
  );
  return new Set(partly.map(({ id }) => id));
}

/** The selected leaves after a change, in which an item is added or removed with all its leaves. */
export function changeLeaves(
  items: readonly TreeViewBaseItem[],
  leaves: ReadonlySet<string>,
  reported: readonly string[],
): Set<string> {
  const shown = new Set(withBranches(items, leaves));
  const wanted = new Set(reported);
  const next = new Set(leaves);
  for (const item of listAll(items)) {
    if (shown.has(item.id) === wanted.has(item.id)) continue;
    for (const leaf of leavesOf(item)) {
      if (wanted.has(item.id)) next.add(leaf);
      else next.delete(leaf);
    }
  }
  return next;
}
