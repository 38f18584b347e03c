import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import LabeledEditCell from './LabeledEditCell';
import { actionsOf, type Rows } from './taskActions';
import type { Task } from './useEditableRows';

/** The columns of the tasks. In edit mode, the title of the column names each field. */
export function columnsOf(rows: Rows): GridColDef<Task>[] {
  const renderEditCell = (params: GridRenderEditCellParams) => (
    <LabeledEditCell {...params} />
  );
  return [
    {
      field: 'task',
      headerName: 'Task',
      flex: 1,
      minWidth: 120,
      editable: true,
      renderEditCell,
    },
    {
      field: 'hours',
      headerName: 'Hours',
      type: 'number',
      width: 80,
      editable: true,
      renderEditCell,
    },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 92,
      getActions: ({ row }) => actionsOf(row, rows),
    },
  ];
}
