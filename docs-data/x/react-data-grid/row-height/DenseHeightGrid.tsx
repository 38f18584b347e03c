import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

export default function DenseHeightGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={departureColumns}
        rowHeight={32}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
