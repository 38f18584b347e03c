import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import {
  departureColumns,
  departures,
  type Departure,
} from '../../../data/departures';

const columns = departureColumns
  .filter(({ type }) => type !== 'number')
  .map((column): GridColDef<Departure> => ({
    ...column,
    flex: 1,
    minWidth: 150,
  }));
const trains = departures.slice(0, 4);

export default function SimpleHeaderFilteringDataGridPro() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGridPro
        rows={trains}
        columns={columns}
        headerFilters
        headerFilterHeight={76}
        density="compact"
        disableColumnFilter
        disableEval
        hideFooter
        slots={{ headerFilterMenu: null }}
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
