import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

const columns = employeeColumns.map((column) => ({
  ...column,
  sortable: false,
}));
const bySeniority: GridSortModel = [{ field: 'since', sort: 'asc' }];

export default function ReadOnlySortingGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={columns}
        sortModel={bySeniority}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Staff by seniority' } }}
      />
    </Box>
  );
}
