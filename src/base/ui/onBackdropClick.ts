/**
 * Calls `listener` after each click on the backdrop of a modal dialog, that is, on the dialog itself and not on its
 * content. The click must also have begun there: readers who select text in the dialog may release the pointer outside
 * of it. Returns a function that removes the listeners.
 */
export function onBackdropClick(dialog: HTMLDialogElement, listener: () => void): () => void {
  let hasBegun = false;
  const begin = ({ target }: Event) => {
    hasBegun = target === dialog;
  };
  const end = ({ target }: Event) => {
    if (hasBegun && target === dialog) listener();
  };
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', end);
  return () => {
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', end);
  };
}
