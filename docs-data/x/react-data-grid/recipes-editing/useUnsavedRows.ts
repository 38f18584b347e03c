import { useState } from 'react';
import type { GridRowId, GridValidRowModel } from '@mui/x-data-grid';

/** Saved rows, and over them the changed ones that aren't saved yet. */
export function useUnsavedRows<Row extends GridValidRowModel>(first: Row[]) {
  const [saved, setSaved] = useState(first);
  const [changed, setChanged] = useState<Record<GridRowId, Row>>({});
  const rows = saved.map((row) => changed[row.id] ?? row);
  return {
    rows,
    count: Object.keys(changed).length,
    isChanged: (id: GridRowId) => id in changed,
    keep: (row: Row) => {
      setChanged((previous) => ({ ...previous, [row.id]: row }));
      return row;
    },
    saveAll: () => {
      setSaved(rows);
      setChanged({});
    },
    discard: () => setChanged({}),
  };
}
