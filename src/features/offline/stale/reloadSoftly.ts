const fields = 'input, textarea, select, [contenteditable="true"]';

/** Reloads a document where it is; the browser keeps the place in it. */
export type Reload = () => void;

const reloadPage: Reload = () => window.location.reload();

/** Reloads the page, but not while the reader writes: then when they leave the field. */
export function reloadSoftly(reload: Reload = reloadPage): void {
  if (!document.activeElement?.matches(fields)) return reload();
  document.addEventListener('focusout', () => setTimeout(() => reloadSoftly(reload)), {
    once: true,
  });
}
