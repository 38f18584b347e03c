import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import {
  departureColumns,
  departures,
  type Departure,
} from '../../../data/departures';
import SearchToolbar from './SearchToolbar';

const squeeze = (text: string) => text.toLowerCase().replace(/\s/g, '');

const columns = departureColumns.map((column): GridColDef<Departure> => {
  if (column.field !== 'line') return column;
  return {
    ...column,
    getApplyQuickFilterFn: (search) => {
      const wanted = squeeze(String(search));
      return (_value, row) => squeeze(row.line) === wanted;
    },
  };
});
const trains = departures.slice(0, 8);

export default function QuickFilteringCustomLogic() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={trains}
        columns={columns}
        density="compact"
        hideFooter
        slots={{ toolbar: SearchToolbar }}
        slotProps={{ main: { 'aria-label': 'Departures by line' } }}
      />
    </Box>
  );
}
