import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import LabeledEditCell from './LabeledEditCell';
import { actionsOf } from './taskActions';
import type { Task } from './useEditableRows';

const renderEditCell = (params: GridRenderEditCellParams) => (
  <LabeledEditCell {...params} />
);

/** The columns of the tasks. In edit mode, the title of the column names each field. */
export const taskColumns: GridColDef<Task>[] = [
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
    getActions: ({ row }) => actionsOf(row),
  },
];
