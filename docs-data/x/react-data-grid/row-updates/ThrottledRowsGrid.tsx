import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';

const columns = [
  { field: 'lane', headerName: 'Lane', flex: 1, minWidth: 140 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 120 },
] as const;

const rows = ['Tunnel north', 'Tunnel south', 'Bridge'].map((lane, index) => ({
  id: index,
  lane,
  cars: 0,
}));

export default function ThrottledRowsGrid() {
  const apiRef = useGridApiRef();
  const [isCounting, setIsCounting] = useState(false);
  const count = useRef(0);

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => {
      const row = rows[count.current % rows.length]!;
      count.current += 1;
      const cars = Math.ceil(count.current / rows.length);
      apiRef.current?.updateRows([{ ...row, cars }]);
    }, 50);
    return () => clearInterval(timer);
  }, [apiRef, isCounting]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setIsCounting(!isCounting)} sx={{ mb: 1 }}>
        {isCounting ? 'Stop counting' : 'Count cars'}
      </Button>
      <Box sx={{ height: 180 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={1000}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Cars counted' } }}
        />
      </Box>
    </Box>
  );
}
