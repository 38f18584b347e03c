import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

const columns = employeeColumns.map((column) =>
  column.field === 'name' ? { ...column, filterable: false } : column,
);

export default function DisableFilteringGridSomeColumns() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Staff of the clinic' } }}
      />
    </Box>
  );
}
