import { useState } from 'react';
import type { GridRowId, GridValidRowModel } from '@mui/x-data-grid';

/** The saved rows, and the unsaved changes to them. */
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
