import { readHashTarget } from '@/base/address';

const rowOf = (element: Element) => element.closest<HTMLElement>('.api tr');

function setOpen(row: HTMLElement, isOpen: boolean): void {
  row.toggleAttribute('data-open', isOpen);
  row.querySelector('.api-open')?.setAttribute('aria-expanded', String(isOpen));
}

/** Opens the row the address names, so that its button says what is seen. */
function openTarget(): void {
  const row = document.getElementById(readHashTarget() ?? '');
  if (row?.matches('.api tr')) setOpen(row, true);
}

/** Listens for buttons that open and close the rows of the collapsed list. */
export function listenForRows(): void {
  openTarget();
  window.addEventListener('hashchange', openTarget);
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.('.api-open');
    const row = button && rowOf(button);
    if (row) setOpen(row, !row.hasAttribute('data-open'));
  });
}
