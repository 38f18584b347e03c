import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

const columns = employeeColumns.map((column) => ({
  ...column,
  editable: column.field !== 'name',
}));

export default function BasicRowEditingGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={columns}
        editMode="row"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
