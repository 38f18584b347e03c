import { readHashTarget } from '@/base/address';
import { giveUpSearch } from './filterRows';

const rowOf = (element: Element) => element.closest<HTMLElement>('.api tr');

function setOpen(row: HTMLElement, isOpen: boolean): void {
  row.toggleAttribute('data-open', isOpen);
  row.querySelector('.api-open')?.setAttribute('aria-expanded', String(isOpen));
}

/** The row an id belongs to, opened, so that its button says what is seen. */
function openRow(id: string | null): HTMLElement | undefined {
  const row = document.getElementById(id ?? '');
  if (!row?.matches('.api tr')) return undefined;
  setOpen(row, true);
  return row;
}

/** Shows the row a jump leads to, though a search hides it. */
function jumpTo(id: string | null): void {
  const row = openRow(id);
  if (row) giveUpSearch(row);
}

/** The id a click jumps to; null for every other click. */
function jumpOf(event: MouseEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest?.('a[href^="#"]');
  return link?.getAttribute('href')?.slice(1) ?? null;
}

/** Listens for buttons that open and close the rows of the collapsed list, and for jumps to rows. */
export function listenForRows(): void {
  openRow(readHashTarget());
  window.addEventListener('hashchange', () => jumpTo(readHashTarget()));
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.('.api-open');
    const row = button && rowOf(button);
    if (row) setOpen(row, !row.hasAttribute('data-open'));
    // A second jump to the same row changes no address.
    jumpTo(jumpOf(event));
  });
}
