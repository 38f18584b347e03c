import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 180 },
  { field: 'grade', headerName: 'Grade', width: 120 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, trail: 'Heron Loop', grade: 'Easy', length: 4.2 },
  { id: 2, trail: 'Quarry Ridge', grade: 'Moderate', length: 11.8 },
  { id: 3, trail: 'Three Peaks', grade: 'Hard', length: 23.5 },
];

export default function BasicColumnsGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Hiking trails' } }}
      />
    </Box>
  );
}
