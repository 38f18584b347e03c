import { addRows } from './addRows';
import { applySearch, searchAgain } from './applySearch';

/**
 * Applies the current state of checkboxes and fields: the reader may have used them before this script loaded, or the
 * browser may have restored them.
 */
export function applyFilters(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('.api [data-show]:checked')) {
    void addRows(box);
  }
  document.querySelectorAll<HTMLElement>('.api').forEach(searchAgain);
}

/** Adds listeners for the checkboxes that add rows and for the search fields. */
export function listenForFilters(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.api [data-show]')) return;
    if (target.checked) void addRows(target);
    const api = target.closest<HTMLElement>('.api');
    if (api) searchAgain(api);
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('.api-search')) applySearch(target);
  });
}
