import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
} from '@mui/x-data-grid-pro';
import { roster, rosterColumns } from './roster';

const left = [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'name'];

export default function ColumnPinningWithCheckboxSelection() {
  return (
    <Box sx={{ height: 190, width: '100%' }}>
      <DataGridPro
        rows={roster}
        columns={rosterColumns}
        checkboxSelection
        initialState={{ pinnedColumns: { left } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shifts to print' } }}
      />
    </Box>
  );
}
