import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function SingleRowSelectionGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        hideFooterPagination
        slotProps={{ main: { 'aria-label': 'Books' } }}
      />
    </Box>
  );
}
