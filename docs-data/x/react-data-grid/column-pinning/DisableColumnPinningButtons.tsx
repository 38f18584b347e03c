import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { roster, rosterColumns } from './roster';

const columns = rosterColumns.map((column) =>
  column.field === 'name' ? { ...column, pinnable: false } : column,
);

export default function DisableColumnPinningButtons() {
  return (
    <Box sx={{ height: 190, width: '100%' }}>
      <DataGridPro
        rows={roster}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['name'] } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shifts, names always in view' } }}
      />
    </Box>
  );
}
