/**
 * Lays out what stands in a column as if it had just come, and keeps the column scrolled where it was. To the browser,
 * links that make room for others while the reader scrolls are a layout shift; links that are new are none.
 */
export function renewLayout(column: HTMLElement): void {
  const { scrollTop } = column;
  const parts = [...column.children].filter((part) => part instanceof HTMLElement);
  for (const part of parts) part.style.display = 'none';
  // Asking for a place makes the browser take the parts out of its layout.
  column.getBoundingClientRect();
  for (const part of parts) part.style.display = '';
  column.scrollTop = scrollTop;
}
