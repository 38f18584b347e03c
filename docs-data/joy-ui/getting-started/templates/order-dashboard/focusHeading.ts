/** The id of the heading of the list. */
export const headingId = 'orders';

/** Moves the focus to the heading before the focused element disappears. */
export function focusHeading() {
  document.getElementById(headingId)?.focus({ preventScroll: true });
}
