import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { employeeColumns, employees } from '../../data/employees';
import { staffListColumn } from './staffListColumn';

export default function ListViewGrid() {
  const [isList, setIsList] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isList} />}
        label="List view"
        onChange={(_event, checked) => setIsList(checked)}
      />
      <Box sx={{ height: 320, maxWidth: isList ? 400 : 'none', mt: 1 }}>
        <DataGridPro
          rows={employees}
          columns={employeeColumns}
          unstable_listView={isList}
          unstable_listColumn={staffListColumn}
          rowHeight={isList ? 64 : 52}
          slotProps={{ main: { 'aria-label': 'Staff' } }}
        />
      </Box>
    </Box>
  );
}
