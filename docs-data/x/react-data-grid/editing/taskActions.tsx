import type { ReactElement } from 'react';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import { GridActionsCellItem } from '@mui/x-data-grid';
import type { Task, useEditableRows } from './useEditableRows';

export type Rows = ReturnType<typeof useEditableRows>;

/** Save and cancel for a row in edit mode, edit and delete for other rows. */
export function actionsOf({ id, task }: Task, rows: Rows) {
  const name = task || 'the new task';
  const action = (
    label: string,
    icon: ReactElement,
    act: (taskId: number) => void,
  ) => (
    <GridActionsCellItem
      key={label}
      label={`${label} ${name}`}
      icon={icon}
      onClick={() => act(id)}
    />
  );
  if (rows.modes[id]?.mode === 'edit') {
    return [
      action('Save', <SaveIcon />, rows.save),
      action('Cancel', <CancelIcon />, rows.cancel),
    ];
  }
  return [
    action('Edit', <EditIcon />, rows.edit),
    action('Delete', <DeleteIcon />, rows.remove),
  ];
}
