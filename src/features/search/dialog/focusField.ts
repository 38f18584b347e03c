/** Moves the focus from a button of the dialog to the field. Buttons that remove themselves would lose the focus. */
export function focusField(button: Element): void {
  button.closest('dialog')?.querySelector('input')?.focus();
}
