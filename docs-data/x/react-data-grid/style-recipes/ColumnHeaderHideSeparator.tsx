import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

const columns = bookColumns.map((column) => ({ ...column, resizable: false }));

export default function ColumnHeaderHideSeparator() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books' } }}
        sx={{
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
        }}
      />
    </Box>
  );
}
