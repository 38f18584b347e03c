import Box from '@mui/material/Box';
import { DataGrid, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 'A1', berth: 'A1', boat: 'Sandpiper', length: 9.4 },
  { id: 'A2', berth: 'A2', boat: 'Curlew', length: 11.2 },
  { id: 'B1', berth: 'B1', boat: 'Little Auk', length: 6.8 },
];

const columns = [
  { field: 'berth', headerName: 'Berth', width: 100 },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 160 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 130 },
] as const;

export default function RowsGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Berths in the harbor' } }}
      />
    </Box>
  );
}
