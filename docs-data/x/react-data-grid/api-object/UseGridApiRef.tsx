import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

const initialState = { pagination: { paginationModel: { pageSize: 4 } } };

export default function UseGridApiRef() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current.setPage(0)}>First trains</Button>
        <Button onClick={() => apiRef.current.setPage(3)}>Last trains</Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          initialState={initialState}
          pageSizeOptions={[4]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
    </Box>
  );
}
