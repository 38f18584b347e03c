import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

const shelf = books.slice(0, 4);

export default function ColumnMenuGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={shelf}
        columns={bookColumns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books' } }}
      />
    </Box>
  );
}
