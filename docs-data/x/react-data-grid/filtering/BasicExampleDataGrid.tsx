import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function BasicExampleDataGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Books' } }}
      />
    </Box>
  );
}
