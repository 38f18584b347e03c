import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { roster, rosterColumns } from './roster';

export default function BasicColumnPinning() {
  return (
    <Box sx={{ height: 190, width: '100%' }}>
      <DataGridPro
        rows={roster}
        columns={rosterColumns}
        initialState={{ pinnedColumns: { left: ['name'], right: ['hours'] } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shifts of the week' } }}
      />
    </Box>
  );
}
