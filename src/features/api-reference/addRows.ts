import { searchAgain } from './applySearch';
import { fetchRows } from './fetchRows';

/** Origins of rows, in the order of display. */
const origins = ['own', 'inherited', 'system', 'dom'];

/** Inserts fetched rows into a table: sorted by origin, then by name. */
function insertRows(table: HTMLElement, rows: readonly HTMLElement[]): void {
  const body = table.querySelector('tbody');
  if (!body) return;
  const nameOf = (row: Element) => row.querySelector('th code')?.textContent ?? '';
  const all = [...body.querySelectorAll<HTMLElement>('tr'), ...rows];
  const place = ({ dataset: { from = 'own' } }: HTMLElement) => origins.indexOf(from);
  body.replaceChildren(
    ...all.sort((a, b) => place(a) - place(b) || nameOf(a).localeCompare(nameOf(b), 'en')),
  );
}

/** Fetches the rows of a checkbox once. Unchecks it when that fails. */
export async function addRows(box: HTMLInputElement): Promise<void> {
  const { url, rows: state } = box.dataset;
  const table = box.closest<HTMLElement>('.api');
  if (!url || state || !table) return;
  box.dataset.rows = 'coming';
  try {
    insertRows(table, await fetchRows(url, table));
    box.dataset.rows = 'here';
    searchAgain(table);
  } catch {
    delete box.dataset.rows;
    box.checked = false;
  }
}
