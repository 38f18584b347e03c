import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';

const columns = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 180 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 100 },
] as const;

const first = [
  { id: 1, stop: 'Market square', bikes: 7 },
  { id: 2, stop: 'University', bikes: 0 },
  { id: 3, stop: 'Old bridge', bikes: 12 },
];

export default function UpdateRowsProp() {
  const [rows, setRows] = useState(first);
  const addBikes = () =>
    setRows(rows.map((row) => ({ ...row, bikes: row.bikes + 2 })));
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1 }}>
        <Button onClick={addBikes}>Two more bikes each</Button>
        <Button onClick={() => setRows(first)}>Reset</Button>
      </Stack>
      <Box sx={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Bikes at the stops' } }}
        />
      </Box>
    </Box>
  );
}
