import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import {
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import type { Order } from './orders';

/** Opens the panel. The grid handles the click. */
export default function LinesButton(params: GridRenderCellParams<Order>) {
  const { id, row, hasFocus } = params;
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const isOpen = open.includes(id);
  const text = isOpen ? 'Hide' : `Show ${row.lines.length}`;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <Button
      ref={button}
      size="small"
      tabIndex={hasFocus ? 0 : -1}
      aria-expanded={isOpen}
      aria-label={`${text}: lines of order ${id}`}
    >
      {text}
    </Button>
  );
}
