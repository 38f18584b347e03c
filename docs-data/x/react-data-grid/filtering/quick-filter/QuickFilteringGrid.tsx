import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../../data/departures';

const trains = departures.slice(0, 8);

export default function QuickFilteringGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={trains}
        columns={departureColumns}
        density="compact"
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Departures' },
          toolbar: { showQuickFilter: true },
        }}
      />
    </Box>
  );
}
