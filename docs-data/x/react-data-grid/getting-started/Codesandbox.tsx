import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 150 },
  { field: 'bed', headerName: 'Bed', width: 110 },
  { field: 'sown', headerName: 'Sown', type: 'date', width: 120 },
  { field: 'seedlings', headerName: 'Seedlings', type: 'number', width: 120 },
];

const rows = [
  {
    id: 1,
    plant: 'Kale',
    bed: 'North',
    sown: new Date(2024, 2, 4),
    seedlings: 36,
  },
  {
    id: 2,
    plant: 'Beetroot',
    bed: 'South',
    sown: new Date(2024, 3, 2),
    seedlings: 80,
  },
  {
    id: 3,
    plant: 'Leek',
    bed: 'North',
    sown: new Date(2024, 1, 19),
    seedlings: 120,
  },
];

export default function Codesandbox() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{ main: { 'aria-label': 'Seedlings' } }}
      />
    </Box>
  );
}
