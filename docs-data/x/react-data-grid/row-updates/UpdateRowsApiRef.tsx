import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const rows = departures.slice(0, 4);
const [train] = rows;

export default function UpdateRowsApiRef() {
  const apiRef = useGridApiRef();
  const delay = () => {
    const known = train && apiRef.current.getRow(train.id);
    if (!known) return;
    apiRef.current.updateRows([{ ...known, delay: known.delay + 5 }]);
  };
  const remove = () => {
    if (train) apiRef.current.updateRows([{ id: train.id, _action: 'delete' }]);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button onClick={delay}>Delay the 06:04</Button>
        <Button onClick={remove}>Mark as departed</Button>
        <Button onClick={() => apiRef.current.setRows(rows)}>Reset</Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={departureColumns}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
    </Box>
  );
}
