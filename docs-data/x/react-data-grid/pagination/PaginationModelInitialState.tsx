import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function PaginationModelInitialState() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        initialState={{
          pagination: { paginationModel: { page: 1, pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
        slotProps={{ main: { 'aria-label': 'Books, second page' } }}
      />
    </Box>
  );
}
