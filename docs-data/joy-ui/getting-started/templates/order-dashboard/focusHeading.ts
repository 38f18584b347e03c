/** The id of the heading of the list. */
export const headingId = 'orders';

/** Moves the focus to the heading, when what had it is about to go. */
export function focusHeading() {
  document.getElementById(headingId)?.focus({ preventScroll: true });
}
