/** Hides the rows whose name does not contain the query, and shows a message when no row is left. */
function applySearch(field: HTMLInputElement): void {
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
function searchAgain(table: HTMLElement): void {
  const search = table.querySelector<HTMLInputElement>('.api-search');
  if (search?.value) applySearch(search);
}

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
async function addRows(box: HTMLInputElement): Promise<void> {
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

/** Placeholder for the id prefix in files that several references share. */
const placeholder = 'id="@-';

/**
 * Fetches rows that are not part of the document, with the markup of the others. Leaves out names that the table
 * already has: the component's own prop wins.
 */
async function fetchRows(url: string, table: HTMLElement): Promise<HTMLElement[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const html = await response.text();
  const prefix = table.dataset.apiName ?? '';
  const holder = document.createElement('template');
  holder.innerHTML = html
    .replaceAll(placeholder, `id="${prefix}-`)
    .replaceAll('href="#@-', `href="#${prefix}-`);
  const rows = [...holder.content.querySelectorAll<HTMLElement>('tr')];
  return rows.filter((row) => !table.querySelector(`#${CSS.escape(row.id)}`));
}
