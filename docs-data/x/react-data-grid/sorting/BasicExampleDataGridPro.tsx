import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { employeeColumns, employees } from '../../data/employees';

const team = employees.slice(0, 6);

export default function BasicExampleDataGridPro() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGridPro
        rows={team}
        columns={employeeColumns}
        density="compact"
        hideFooter
        initialState={{
          sorting: {
            sortModel: [
              { field: 'role', sort: 'asc' },
              { field: 'since', sort: 'desc' },
            ],
          },
        }}
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
