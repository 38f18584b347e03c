/** The item that an event happened in. */
export const itemOf = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[role="treeitem"]');

/** Whether a key opens, closes or chooses an item. */
export function toggles(item: HTMLElement, key: string) {
  const state = item.getAttribute('aria-expanded');
  if (key === 'ArrowRight') return state === 'false';
  if (key === 'ArrowLeft') return state === 'true';
  return key === 'Enter' || key === ' ';
}

const items = (tree: Element) => [
  ...tree.querySelectorAll<HTMLElement>('[role="treeitem"]'),
];

/** The item that a key of the tree pattern moves the focus to. */
export function nextItem(tree: Element, item: HTMLElement, key: string) {
  const all = items(tree);
  const index = all.indexOf(item);
  const parent = item.parentElement?.closest<HTMLElement>('[role="treeitem"]');
  switch (key) {
    case 'ArrowDown':
      return all[index + 1];
    case 'ArrowUp':
      return all[index - 1];
    case 'Home':
      return all[0];
    case 'End':
      return all[all.length - 1];
    case 'ArrowRight':
      return items(item)[0];
    case 'ArrowLeft':
      return parent;
    default:
      return undefined;
  }
}
