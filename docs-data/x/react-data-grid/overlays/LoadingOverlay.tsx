import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';
import QuietLoading from './QuietLoading';

const columns = departureColumns.slice(0, 3);
const trains = departures.slice(0, 6);
const slots = { loadingOverlay: QuietLoading };

export default function LoadingOverlay() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={trains}
        columns={columns}
        loading
        slots={slots}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
