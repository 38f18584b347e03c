import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { employeeColumns, employees } from '../../../data/employees';
import SearchCell from './SearchCell';

const columns = employeeColumns
  .slice(0, 3)
  .map((column) => ({ ...column, flex: 1, minWidth: 160 }));
const team = employees.slice(0, 4);

export default function CustomHeaderFilterDataGridPro() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGridPro
        rows={team}
        columns={columns}
        headerFilters
        headerFilterHeight={76}
        density="compact"
        disableEval
        hideFooter
        slots={{ headerFilterCell: SearchCell }}
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
