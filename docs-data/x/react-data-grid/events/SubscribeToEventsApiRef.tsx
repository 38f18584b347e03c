import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

const shelf = books.slice(0, 5);

export default function SubscribeToEventsApiRef() {
  const apiRef = useGridApiRef();
  const [counting, setCounting] = useState(false);
  const [keys, setKeys] = useState(0);

  useEffect(() => {
    if (!counting) return undefined;
    return apiRef.current.subscribeEvent('cellKeyDown', () =>
      setKeys((count) => count + 1),
    );
  }, [apiRef, counting]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        checked={counting}
        onChange={(_event, checked) => setCounting(checked)}
        label={`Count keys pressed in cells: ${keys}`}
      />
      <Box sx={{ height: 262, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          rows={shelf}
          columns={bookColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Books' } }}
        />
      </Box>
    </Box>
  );
}
