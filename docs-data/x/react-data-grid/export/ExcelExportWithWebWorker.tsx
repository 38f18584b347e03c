import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { employeeColumns, employees } from '../../data/employees';

const rows = employees.slice(0, 3);

export default function ExcelExportWithWebWorker() {
  const [state, setState] = useState('Nothing exported yet');
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {state}
      </Typography>
      <Box sx={{ height: 260 }}>
        <DataGridPremium
          rows={rows}
          columns={employeeColumns}
          density="compact"
          hideFooter
          onExcelExportStateChange={(next) =>
            setState(next === 'pending' ? 'Writing the file…' : 'File written')
          }
          slots={{ toolbar: GridToolbar }}
          slotProps={{ main: { 'aria-label': 'Staff' } }}
        />
      </Box>
    </Box>
  );
}
