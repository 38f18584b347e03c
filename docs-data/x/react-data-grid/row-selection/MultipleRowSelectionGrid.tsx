import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { departureColumns, departures } from '../../data/departures';

const morning = departures.slice(0, 5);

export default function MultipleRowSelectionGrid() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGridPro
        rows={morning}
        columns={departureColumns}
        density="compact"
        initialState={{
          sorting: { sortModel: [{ field: 'time', sort: 'asc' }] },
        }}
        slotProps={{ main: { 'aria-label': 'Trains to announce' } }}
      />
    </Box>
  );
}
