import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';
import NamedFilterMenu from './NamedFilterMenu';

const trains = departures.slice(0, 4);

export default function OverrideColumnMenuGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={trains}
        columns={departureColumns}
        hideFooter
        disableEval
        slots={{ columnMenu: NamedFilterMenu }}
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
