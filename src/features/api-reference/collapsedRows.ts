import { readHashTarget } from '@/base/address';
import { revealFilteredRow } from './applySearch';

const rowOf = (element: Element) => element.closest<HTMLElement>('.api tr');

function setOpen(row: HTMLElement, isOpen: boolean): void {
  row.toggleAttribute('data-open', isOpen);
  row.querySelector('.api-open')?.setAttribute('aria-expanded', String(isOpen));
}

/** Expands the row that contains an element with this id, updates the state of its button, and returns the row. */
function openRow(id: string | null): HTMLElement | undefined {
  const row = document.getElementById(id ?? '');
  if (!row?.matches('.api tr')) return undefined;
  setOpen(row, true);
  return row;
}

/** Shows the row that a link to an id leads to, even if a search hides it. */
function jumpTo(id: string | null): void {
  const row = openRow(id);
  if (row) revealFilteredRow(row);
}

/** Returns the id that a click on a link jumps to; null for every other click. */
function jumpOf(event: MouseEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest?.('a[href^="#"]');
  return link?.getAttribute('href')?.slice(1) ?? null;
}

/** Adds listeners for the buttons that expand and collapse rows, and for links to rows. */
export function listenForRows(): void {
  openRow(readHashTarget());
  window.addEventListener('hashchange', () => jumpTo(readHashTarget()));
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.('.api-open');
    const row = button && rowOf(button);
    if (row) setOpen(row, !row.hasAttribute('data-open'));
    // A second click on the same link fires no `hashchange`.
    jumpTo(jumpOf(event));
  });
}
