import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  {
    field: 'co2',
    headerName: 'CO₂ (ppm)',
    description: 'Parts of carbon dioxide per million parts of air',
    type: 'number',
    width: 130,
  },
  {
    field: 'pm',
    headerName: 'PM2.5 (µg/m³)',
    description: 'Fine particles, average of the last 24 hours',
    type: 'number',
    width: 160,
  },
];

const rows = [
  { id: 1, station: 'Market square', co2: 431, pm: 14.2 },
  { id: 2, station: 'Botanic garden', co2: 418, pm: 6.1 },
  { id: 3, station: 'Ring road', co2: 452, pm: 21.7 },
];

export default function HeaderColumnsGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Air quality' } }}
      />
    </Box>
  );
}
