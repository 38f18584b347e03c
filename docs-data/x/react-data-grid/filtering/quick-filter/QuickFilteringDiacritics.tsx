import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../../data/books';
import SearchToolbar from './SearchToolbar';

const cafe = { items: [], quickFilterValues: ['cafe'] };

export default function QuickFilteringDiacritics() {
  return (
    <Box sx={{ height: 200, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        ignoreDiacritics
        initialState={{ filter: { filterModel: cafe } }}
        density="compact"
        hideFooter
        slots={{ toolbar: SearchToolbar }}
        slotProps={{ main: { 'aria-label': 'Books with accents' } }}
      />
    </Box>
  );
}
