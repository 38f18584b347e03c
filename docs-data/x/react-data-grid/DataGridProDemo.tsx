import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { departureColumns, departures } from '../data/departures';

export default function DataGridProDemo() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        rows={departures.slice(0, 8)}
        columns={departureColumns}
        density="compact"
        hideFooter
        initialState={{
          pinnedColumns: { left: ['time'] },
          sorting: { sortModel: [{ field: 'platform', sort: 'asc' }] },
        }}
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
