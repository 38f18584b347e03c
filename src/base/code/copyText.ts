import clipboardCopy from 'clipboard-copy';

/**
 * Copies `text` by selecting it inside an open modal dialog. `clipboard-copy` selects an element at the end of the
 * body, but a modal dialog makes everything outside of it inert, and inert text cannot be selected.
 */
function copySelectionIn(dialog: Element, text: string): void {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  dialog.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    if (!document.execCommand('copy')) throw new Error('nothing was copied');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

async function copyFromDialog(dialog: Element, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelectionIn(dialog, text);
  }
}

/**
 * Writes `text` to the clipboard (spec §8).
 * @throws DOMException NotAllowedError when the browser allows no way to copy
 */
export async function copyText(text: string): Promise<void> {
  const dialog = document.activeElement?.closest('dialog');
  const hasCopied = await (dialog ? copyFromDialog(dialog, text) : clipboardCopy(text)).then(
    () => true,
    () => false,
  );
  if (!hasCopied) throw new DOMException('The request is not allowed', 'NotAllowedError');
}
