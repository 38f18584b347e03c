import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

export default function PrintExportApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current.exportDataAsPrint({ hideFooter: true })}
        sx={{ mb: 1 }}
      >
        Print the board
      </Button>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Departures' } }}
        />
      </Box>
    </Box>
  );
}
