import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

export default function CsvExportApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current.exportDataAsCsv({ fileName: 'books' })}
        sx={{ mb: 1 }}
      >
        Download the catalog
      </Button>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={books}
          columns={bookColumns}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Books' } }}
        />
      </Box>
    </Box>
  );
}
