import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { books, bookColumns } from '../../data/books';

const travel = [{ field: 'subject', operator: 'is', value: 'Travel' }];

export default function FilterApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          onClick={() => apiRef.current.setFilterModel({ items: travel })}
        >
          Travel only
        </Button>
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          All books
        </Button>
        <Button onClick={() => apiRef.current.showFilterPanel('author')}>
          Filter by author
        </Button>
      </Stack>
      <Box sx={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          rows={books}
          columns={bookColumns}
          disableEval
          hideFooter
          slotProps={{ main: { 'aria-label': 'Books' } }}
        />
      </Box>
    </Box>
  );
}
