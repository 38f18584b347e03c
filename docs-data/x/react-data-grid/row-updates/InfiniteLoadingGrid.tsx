import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { readingColumns, readingsFrom } from './readings';

const step = 20;
const all = 100;

export default function InfiniteLoadingGrid() {
  const [rows, setRows] = useState(() => readingsFrom(0, step));
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setRows((before) => [...before, ...readingsFrom(before.length, step)]);
      setLoading(false);
    }, 400);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={readingColumns}
        loading={loading}
        onRowsScrollEnd={() => setLoading(rows.length < all)}
        slotProps={{ main: { 'aria-label': 'River level, newest last' } }}
      />
    </Box>
  );
}
