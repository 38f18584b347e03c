import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

export default function VisibleColumnsModelInitialState() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={employeeColumns}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { since: false, onCall: false } },
        }}
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
