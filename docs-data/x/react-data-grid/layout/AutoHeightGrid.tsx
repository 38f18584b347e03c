import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

export default function AutoHeightGrid() {
  const [count, setCount] = useState(3);
  const next = departures.slice(0, count);
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1 }}>
        <Button onClick={() => setCount(Math.max(count - 1, 1))}>
          Show one fewer
        </Button>
        <Button onClick={() => setCount(Math.min(count + 1, 8))}>
          Show one more
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 214 }}>
        <DataGrid
          rows={next}
          columns={departureColumns}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Next departures' } }}
        />
      </Box>
    </Box>
  );
}
