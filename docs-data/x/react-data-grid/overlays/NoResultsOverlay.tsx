import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const trains = departures.slice(0, 6);

const items = [{ field: 'platform', operator: '=', value: 12 }];
const initialState = { filter: { filterModel: { items } } };

export default function NoResultsOverlay() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={trains}
        columns={departureColumns}
        density="compact"
        hideFooter
        initialState={initialState}
        disableEval
        slotProps={{ main: { 'aria-label': 'Departures from platform 12' } }}
      />
    </Box>
  );
}
