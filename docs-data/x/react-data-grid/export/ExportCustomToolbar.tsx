import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ fileName: 'departures', delimiter: ';' }}
        printOptions={{ hideToolbar: true, hideFooter: true }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportCustomToolbar() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={departures}
        columns={departureColumns}
        slots={{ toolbar: ExportToolbar }}
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
