import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function SxProp() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books' } }}
        sx={{
          border: 2,
          borderColor: 'primary.main',
          borderRadius: 2,
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
        }}
      />
    </Box>
  );
}
