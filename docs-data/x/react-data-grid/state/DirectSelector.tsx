import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

export default function DirectSelector() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('Nothing read yet.');
  const read = () => {
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    setText(`${ids.length} trains, the first is ${ids[0] ?? 'missing'}.`);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={read}>Read the rows</Button>
      <Box sx={{ height: 260, my: 1 }}>
        <DataGrid
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
      <Typography role="status">{text}</Typography>
    </Box>
  );
}
