import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridRowSelectionStateSelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionStateSelector);
  return (
    <GridToolbarContainer>
      <Button
        size="small"
        onClick={() => apiRef.current.setRowSelectionModel([])}
      >
        Deselect {selected.length}
      </Button>
    </GridToolbarContainer>
  );
}

const shelf = books.slice(0, 4);

export default function UseGridApiContext() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        rows={shelf}
        columns={bookColumns}
        checkboxSelection
        density="compact"
        hideFooter
        slots={{ toolbar: SelectionToolbar }}
        slotProps={{ main: { 'aria-label': 'Books' } }}
      />
    </Box>
  );
}
