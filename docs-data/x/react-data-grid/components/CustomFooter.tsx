import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';
import PagesFooter from './PagesFooter';

const slots = { footer: PagesFooter };

export default function CustomFooter() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        density="compact"
        slots={slots}
        slotProps={{
          main: { 'aria-label': 'Books to read' },
          footer: { target: 6000 },
        }}
      />
    </Box>
  );
}
