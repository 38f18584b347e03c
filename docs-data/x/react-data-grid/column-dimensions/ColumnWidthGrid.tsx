import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 80 },
  { field: 'course', headerName: 'Course', width: 260 },
  { field: 'credits', headerName: 'Credits', type: 'number' },
];

const rows = [
  { id: 1, code: 'H-12', course: 'History of maps', credits: 6 },
  { id: 2, code: 'G-04', course: 'Rivers and coasts', credits: 4 },
];

export default function ColumnWidthGrid() {
  return (
    <Box sx={{ height: 180, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Courses' } }}
      />
    </Box>
  );
}
