import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function RemovePrintExport() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Books' },
          toolbar: { printOptions: { disableToolbarButton: true } },
        }}
      />
    </Box>
  );
}
