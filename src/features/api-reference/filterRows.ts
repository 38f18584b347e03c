import { fetchRows } from './fetchRows';

/** Hides the rows whose name does not hold what was typed. */
function applySearch(field: HTMLInputElement): void {
  const wanted = field.value.trim().toLowerCase();
  for (const row of field.closest('.api')?.querySelectorAll<HTMLElement>('tbody tr') ?? []) {
    const name = row.querySelector('th code')?.textContent ?? '';
    row.toggleAttribute('data-missed', !name.toLowerCase().includes(wanted));
  }
}

/** Puts fetched rows among those that are there, in the order of their names. */
function insertRows(table: HTMLElement, rows: readonly HTMLElement[]): void {
  const body = table.querySelector('tbody');
  if (!body) return;
  const nameOf = (row: Element) => row.querySelector('th code')?.textContent ?? '';
  const all = [...body.querySelectorAll<HTMLElement>('tr'), ...rows];
  body.replaceChildren(...all.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en')));
}

/** Fetches the rows of a box once; when that fails, the box says so by being empty again. */
async function addRows(box: HTMLInputElement): Promise<void> {
  const { url, rows: state } = box.dataset;
  const table = box.closest<HTMLElement>('.api');
  if (!url || state || !table) return;
  box.dataset.rows = 'coming';
  try {
    insertRows(table, await fetchRows(url, table));
    box.dataset.rows = 'here';
    const search = table.querySelector<HTMLInputElement>('.api-search');
    if (search?.value) applySearch(search);
  } catch {
    delete box.dataset.rows;
    box.checked = false;
  }
}

/** Listens for boxes that add rows and for the field that searches them. */
export function listenForFilters(): void {
  document.addEventListener('change', ({ target }) => {
    if (
      target instanceof HTMLInputElement &&
      target.matches('.api [data-show]') &&
      target.checked
    ) {
      void addRows(target);
    }
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('.api-search')) applySearch(target);
  });
}
