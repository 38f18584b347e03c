import { useEffect, useRef } from 'react';
import type { GridRenderCellParams } from '@mui/x-data-grid';

/** Flashes each time React renders it, except the first time. */
export default function TracedCell({ value }: GridRenderCellParams) {
  const element = useRef<HTMLSpanElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      const outline = ['3px solid #ed6c02', '3px solid transparent'];
      element.current?.animate({ outline }, 900);
    }
    isFirst.current = false;
  });
  return <span ref={element}>{String(value)}</span>;
}
