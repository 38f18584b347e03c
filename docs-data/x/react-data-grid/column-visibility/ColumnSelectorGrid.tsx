import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnSelectorGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        hideFooter
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{
          main: { 'aria-label': 'Books' },
        }}
      />
    </Box>
  );
}
