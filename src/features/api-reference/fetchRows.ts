/** Stands for the beginning of ids in files that many references share. */
const placeholder = 'id="@-';

/**
 * Fetches rows that no document carries, printed like those that are there. Names that the table has already are left
 * out: the component's own prop counts.
 */
export async function fetchRows(url: string, table: HTMLElement): Promise<HTMLElement[]> {
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
