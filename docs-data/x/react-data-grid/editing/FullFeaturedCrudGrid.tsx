import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import {
  DataGrid,
  GridRowEditStopReasons,
  type GridEventListener,
} from '@mui/x-data-grid';
import { TasksContext } from './taskActions';
import { taskColumns } from './taskColumns';
import { useEditableRows } from './useEditableRows';

export default function FullFeaturedCrudGrid() {
  const tasks = useEditableRows();
  /** A click elsewhere doesn't save the row, and Esc also removes a new row. */
  const stop: GridEventListener<'rowEditStop'> = ({ id, reason }, event) => {
    const isCancel = reason === GridRowEditStopReasons.escapeKeyDown;
    if (isCancel) tasks.cancel(id);
    if (isCancel || reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
    }
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button startIcon={<AddIcon />} onClick={tasks.add} sx={{ mb: 1 }}>
        Add a task
      </Button>
      <TasksContext.Provider value={tasks}>
        <Box sx={{ height: 280 }}>
          <DataGrid
            rows={tasks.rows}
            columns={taskColumns}
            editMode="row"
            rowModesModel={tasks.modes}
            onRowModesModelChange={tasks.setModes}
            onRowEditStop={stop}
            processRowUpdate={tasks.update}
            hideFooter
            slotProps={{ main: { 'aria-label': 'Tasks for the boat' } }}
          />
        </Box>
      </TasksContext.Provider>
    </Box>
  );
}
