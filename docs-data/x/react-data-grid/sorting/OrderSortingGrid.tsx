import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function OrderSortingGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        hideFooter
        sortingOrder={['desc', 'asc']}
        initialState={{
          sorting: { sortModel: [{ field: 'year', sort: 'desc' }] },
        }}
        slotProps={{ main: { 'aria-label': 'Books, newest first' } }}
      />
    </Box>
  );
}
