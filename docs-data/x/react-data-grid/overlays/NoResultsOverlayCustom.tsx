import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';
import NoMatches from './NoMatches';

const team = employees.slice(0, 6);
const items = [{ field: 'ward', operator: 'equals', value: 'Dialysis' }];
const initialState = { filter: { filterModel: { items } } };
const slots = { noResultsOverlay: NoMatches };

export default function NoResultsOverlayCustom() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={team}
        columns={employeeColumns}
        density="compact"
        hideFooter
        initialState={initialState}
        disableEval
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Staff of a ward' } }}
      />
    </Box>
  );
}
