import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

export default function DisableSortingGridAllColumns() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={departureColumns}
        hideFooter
        disableColumnSorting
        slotProps={{ main: { 'aria-label': 'Departures in order of time' } }}
      />
    </Box>
  );
}
