import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

function BoardToolbar() {
  return (
    <GridToolbarContainer>
      <Typography sx={{ px: 1, flexGrow: 1 }}>Morning trains</Typography>
      <GridToolbarColumnsButton />
      <GridToolbarExport printOptions={{ disableToolbarButton: true }} />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: BoardToolbar };

export default function CustomToolbarGrid() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={departureColumns}
        density="compact"
        hideFooter
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Morning trains' } }}
      />
    </Box>
  );
}
