import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { books, type Book } from '../../../data/books';
import OnLoanFilter from './OnLoanFilter';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 180 },
  {
    field: 'onLoan',
    headerName: 'On loan',
    type: 'boolean',
    width: 150,
    renderHeaderFilter: (params) => <OnLoanFilter {...params} />,
  },
];
const shelf = books.slice(0, 4);

export default function CustomHeaderFilterSingleDataGridPro() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGridPro
        rows={shelf}
        columns={columns}
        headerFilters
        headerFilterHeight={76}
        density="compact"
        disableEval
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books' } }}
      />
    </Box>
  );
}
