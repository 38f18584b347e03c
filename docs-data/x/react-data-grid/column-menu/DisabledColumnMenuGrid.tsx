import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const next = departures.slice(4, 8);

export default function DisabledColumnMenuGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={next}
        columns={departureColumns}
        hideFooter
        disableColumnMenu
        slotProps={{ main: { 'aria-label': 'Next departures' } }}
      />
    </Box>
  );
}
