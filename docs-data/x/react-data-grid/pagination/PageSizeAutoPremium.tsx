import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { employeeColumns, employees } from '../../data/employees';

export default function PageSizeAutoPremium() {
  return (
    <Box sx={{ height: 390, width: '100%' }}>
      <DataGridPremium
        rows={employees}
        columns={employeeColumns}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        pagination
        initialState={{
          columns: { columnVisibilityModel: { ward: false } },
          rowGrouping: { model: ['ward'] },
          pagination: { paginationModel: { pageSize: 3 } },
        }}
        pageSizeOptions={[3, 6, 12]}
        slotProps={{ main: { 'aria-label': 'Staff by ward' } }}
      />
    </Box>
  );
}
