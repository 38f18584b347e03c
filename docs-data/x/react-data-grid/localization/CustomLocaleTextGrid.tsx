import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

const localeText = {
  toolbarColumns: 'Details',
  toolbarDensity: 'Line spacing',
  columnMenuSortAsc: 'A to Z',
  columnMenuSortDesc: 'Z to A',
  footerRowSelected: (count: number) =>
    count === 1 ? 'One book chosen' : `${count} books chosen`,
  MuiTablePagination: { labelRowsPerPage: 'Books per page:' },
};
const shelf = books.slice(0, 4);

export default function CustomLocaleTextGrid() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={shelf}
        columns={bookColumns}
        localeText={localeText}
        density="compact"
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Books' } }}
      />
    </Box>
  );
}
