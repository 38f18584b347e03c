/** Hides the rows whose name does not hold what was typed, and says when that leaves none. */
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

/** Empties the field whose search hides a row, so that field and rows agree, and goes to the row. */
export function giveUpSearch(row: HTMLElement): void {
  const field = row.closest('.api')?.querySelector<HTMLInputElement>('.api-search');
  if (!field || !row.hasAttribute('data-missed')) return;
  field.value = '';
  applySearch(field);
  row.scrollIntoView();
}

/** Whether the box for the rows of its origin is checked; without boxes all rows show. */
function isAsked(table: HTMLElement, { dataset: { from = 'own' } }: HTMLElement): boolean {
  return table.querySelector<HTMLInputElement>(`[data-show="${from}"]`)?.checked ?? true;
}

/** Applies what is typed above a table again after other rows have come or gone. */
function searchAgain(table: HTMLElement): void {
  const search = table.querySelector<HTMLInputElement>('.api-search');
  if (search?.value) applySearch(search);
}

/** Origins of rows from the nearest to the farthest. */
const origins = ['own', 'inherited', 'system', 'dom'];

/** Puts fetched rows among those that are there: after what is nearer, and in the order of their names. */
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

/** Fetches the rows of a box once; when that fails, the box says so by being empty again. */
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

/** Does what boxes and fields ask for already: the reader was quicker than this script, or came back to the page. */
export function applyFilters(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('.api [data-show]:checked')) {
    void addRows(box);
  }
  document.querySelectorAll<HTMLElement>('.api').forEach(searchAgain);
}

/** Listens for boxes that add rows and for the field that searches them. */
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

/** Stands for the beginning of ids in files that many references share. */
const placeholder = 'id="@-';

/**
 * Fetches rows that no document carries, printed like those that are there. Names that the table has already are left
 * out: the component's own prop counts.
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
