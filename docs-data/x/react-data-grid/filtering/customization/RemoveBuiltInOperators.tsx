import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import {
  departureColumns,
  departures,
  type Departure,
} from '../../../data/departures';
import FilterToolbar from './FilterToolbar';

const comparisons = getGridNumericOperators().filter(
  ({ value }) => value === '>' || value === '<=',
);
const columns = departureColumns.map((column): GridColDef<Departure> =>
  column.field === 'delay'
    ? { ...column, filterOperators: comparisons }
    : column,
);
const trains = departures.slice(0, 6);

export default function RemoveBuiltInOperators() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={trains}
        columns={columns}
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
