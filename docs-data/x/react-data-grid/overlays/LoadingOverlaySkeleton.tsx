import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns } from '../../data/departures';

export default function LoadingOverlaySkeleton() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        columns={departureColumns}
        loading
        density="compact"
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Departures to come' },
          loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
        }}
      />
    </Box>
  );
}
