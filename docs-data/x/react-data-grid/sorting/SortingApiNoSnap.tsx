import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { books, bookColumns } from '../../data/books';

export default function SortingApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current.sortColumn('rating', 'desc')}>
          Best first
        </Button>
        <Button onClick={() => apiRef.current.setSortModel([])}>
          Shelf order
        </Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={books}
          columns={bookColumns}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Books of the reading club' } }}
        />
      </Box>
    </Box>
  );
}
