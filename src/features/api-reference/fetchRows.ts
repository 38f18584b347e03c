/** Placeholder for the id prefix in files that several references share. */
const placeholder = 'id="@-';

/**
 * Fetches rows that are not part of the document, with the markup of the others. Leaves out names that the table
 * already has: the component's own prop wins.
 * @throws Error when the request fails.
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
