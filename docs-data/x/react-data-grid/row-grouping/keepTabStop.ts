import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { GridApi } from '@mui/x-data-grid-premium';

/**
 * The cell that Tab moves to may be in a group that a change removes. This makes
 * the first header that cell, and returns the focus to the button.
 */
export function keepTabStop(
  { currentTarget: button }: MouseEvent<HTMLElement>,
  grid: GridApi,
  change: (grid: GridApi) => void,
) {
  flushSync(() => change(grid));
  const field = grid.getVisibleColumns()[0]?.field;
  if (field) flushSync(() => grid.setColumnHeaderFocus(field));
  button.focus();
}
