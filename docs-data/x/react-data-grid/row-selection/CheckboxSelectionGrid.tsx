import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

export default function CheckboxSelectionGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={employeeColumns}
        checkboxSelection
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
