import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';
import QuietLoading from './QuietLoading';

const trains = departures.slice(0, 6);
const slots = { loadingOverlay: QuietLoading };

export default function LoadingOverlayLinearProgress() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={trains}
        columns={departureColumns}
        loading
        slots={slots}
        density="compact"
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Departures, being updated' },
          loadingOverlay: {
            variant: 'linear-progress',
            noRowsVariant: 'linear-progress',
          },
        }}
      />
    </Box>
  );
}
