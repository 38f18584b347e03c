import { useState } from 'react';
import {
  GridRowModes,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';

export interface Task {
  id: number;
  task: string;
  hours: number;
  isNew?: boolean;
}

const first: Task[] = [
  { id: 1, task: 'Sand the hull', hours: 12 },
  { id: 2, task: 'Paint the deck', hours: 8 },
  { id: 3, task: 'Fit the mast', hours: 5 },
];

/** The rows, their modes, and the actions that users can take. */
export function useEditableRows() {
  const [rows, setRows] = useState(first);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const setMode = (id: GridRowId, mode: GridRowModesModel[string]) =>
    setModes((previous) => ({ ...previous, [id]: mode }));
  const remove = (id: GridRowId) =>
    setRows((previous) => previous.filter((row) => row.id !== id));

  return {
    rows,
    modes,
    setModes,
    remove,
    add: () => {
      const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
      setRows([...rows, { id, task: '', hours: 0, isNew: true }]);
      setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'task' });
    },
    edit: (id: GridRowId) => setMode(id, { mode: GridRowModes.Edit }),
    save: (id: GridRowId) => setMode(id, { mode: GridRowModes.View }),
    cancel: (id: GridRowId) => {
      setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
      if (rows.find((row) => row.id === id)?.isNew) remove(id);
    },
    update: (changed: Task) => {
      const saved = { ...changed, isNew: false };
      setRows((previous) =>
        previous.map((row) => (row.id === saved.id ? saved : row)),
      );
      return saved;
    },
  };
}
