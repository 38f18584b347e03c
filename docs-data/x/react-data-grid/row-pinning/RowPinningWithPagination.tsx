import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { bookColumns, books } from '../../data/books';

const [bookOfTheMonth, ...others] = books;
const pinnedRows = { top: bookOfTheMonth ? [bookOfTheMonth] : [] };
const initialState = { pagination: { paginationModel: { pageSize: 3 } } };

export default function RowPinningWithPagination() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGridPro
        rows={others}
        columns={bookColumns}
        pinnedRows={pinnedRows}
        pagination
        initialState={initialState}
        pageSizeOptions={[3, 6]}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Books, that of the month first' } }}
      />
    </Box>
  );
}
