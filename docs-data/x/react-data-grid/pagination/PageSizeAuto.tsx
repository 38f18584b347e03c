import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

export default function PageSizeAuto() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={departureColumns}
        autoPageSize
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
