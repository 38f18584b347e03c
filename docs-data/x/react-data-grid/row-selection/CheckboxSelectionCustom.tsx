import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { bookColumns, books, type Book } from '../../data/books';

const columns: GridColDef<Book>[] = [
  ...bookColumns.slice(0, 2),
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 80 },
  ...bookColumns.slice(2, 4),
];

export default function CheckboxSelectionCustom() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        checkboxSelection
        hideFooterPagination
        slotProps={{ main: { 'aria-label': 'Books to lend' } }}
      />
    </Box>
  );
}
