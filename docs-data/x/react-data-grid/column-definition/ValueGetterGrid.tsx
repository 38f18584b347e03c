import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: string;
  size: { width: number; depth: number };
}

const rows: Room[] = [
  { id: 'Seminar room', size: { width: 8, depth: 6.5 } },
  { id: 'Reading room', size: { width: 12, depth: 9 } },
  { id: 'Workshop', size: { width: 6, depth: 5 } },
];

const columns: GridColDef<Room>[] = [
  { field: 'id', headerName: 'Room', flex: 1, minWidth: 160 },
  {
    field: 'width',
    headerName: 'Width (m)',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.size.width,
  },
  {
    field: 'area',
    headerName: 'Area (m²)',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.size.width * row.size.depth,
  },
];

export default function ValueGetterGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Rooms' } }}
      />
    </Box>
  );
}
