import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { bookColumns, books } from '../../data/books';

const columns = bookColumns.map((column) =>
  column.field === 'title' ? { ...column, disableReorder: true } : column,
);
const shelf = books.slice(0, 4);

export default function ColumnOrderingDisabledGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGridPro
        rows={shelf}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books, the title always first' } }}
      />
    </Box>
  );
}
