import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import usePins from './usePins';

export default function RowPinningWithActions() {
  const { rows, pinnedRows, columns } = usePins();
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Departures, yours on top' } }}
      />
    </Box>
  );
}
