import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { answerAsServer } from '../../data/answerAsServer';
import {
  employeeColumns,
  employees,
  type Employee,
} from '../../data/employees';

export default function ColumnAutosizingAsync() {
  const [rows, setRows] = useState<Employee[]>([]);
  const [loading, setLoading] = useState(false);
  const load = async () => {
    if (loading) return;
    setLoading(true);
    const answer = await answerAsServer(employees, {});
    setRows(answer.rows);
    setLoading(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={load} sx={{ mb: 1 }}>
        Load the staff
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          key={rows.length === 0 ? 'empty' : 'filled'}
          rows={rows}
          columns={employeeColumns}
          loading={loading}
          autosizeOnMount={rows.length > 0}
          autosizeOptions={{ includeHeaders: true }}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Staff' } }}
        />
      </Box>
    </Box>
  );
}
