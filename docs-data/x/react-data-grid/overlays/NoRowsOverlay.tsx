import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns } from '../../data/books';

const localeText = { noRowsLabel: 'You have not borrowed any books' };

export default function NoRowsOverlay() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={bookColumns}
        density="compact"
        hideFooter
        localeText={localeText}
        slotProps={{ main: { 'aria-label': 'Books on loan' } }}
      />
    </Box>
  );
}
