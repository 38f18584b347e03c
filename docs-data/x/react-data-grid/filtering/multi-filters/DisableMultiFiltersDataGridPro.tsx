import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { departureColumns, departures } from '../../../data/departures';

const trains = departures.slice(0, 4);

export default function DisableMultiFiltersDataGridPro() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        rows={trains}
        columns={departureColumns}
        disableMultipleColumnsFiltering
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
