/** Hides the rows whose name does not contain the query, and shows a message when no row is left. */
export function applySearch(field: HTMLInputElement): void {
  const wanted = field.value.trim().toLowerCase();
  const table = field.closest<HTMLElement>('.api');
  if (!table) return;
  const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
  for (const row of rows) {
    const name = row.querySelector('th code')?.textContent ?? '';
    row.toggleAttribute('data-missed', !name.toLowerCase().includes(wanted));
  }
  const isFound = rows.some((row) => !row.hasAttribute('data-missed') && isAsked(table, row));
  const output = table.querySelector<HTMLElement>('.api-found');
  if (output) output.textContent = isFound ? '' : (output.dataset.none ?? '');
}

/** Clears the search that hides a row, and scrolls to the row. */
export function revealFilteredRow(row: HTMLElement): void {
  const field = row.closest('.api')?.querySelector<HTMLInputElement>('.api-search');
  if (!field || !row.hasAttribute('data-missed')) return;
  field.value = '';
  applySearch(field);
  row.scrollIntoView();
}

/** Whether the checkbox for the origin of a row is checked; rows without a checkbox are always shown. */
function isAsked(table: HTMLElement, { dataset: { from = 'own' } }: HTMLElement): boolean {
  return table.querySelector<HTMLInputElement>(`[data-show="${from}"]`)?.checked ?? true;
}

/** Applies the search of a table again after rows were added or removed. */
export function searchAgain(table: HTMLElement): void {
  const search = table.querySelector<HTMLInputElement>('.api-search');
  if (search?.value) applySearch(search);
}
