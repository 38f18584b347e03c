import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { books, type Book } from '../../../data/books';
import StarsSelect from './StarsSelect';

const atLeast: GridFilterOperator<Book, number> = {
  value: 'atLeast',
  label: 'at least',
  headerLabel: 'At least',
  getApplyFilterFn: ({ value: stars }) =>
    stars ? (rating) => rating >= Number(stars) : null,
  InputComponent: StarsSelect,
};
const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 180 },
  {
    field: 'rating',
    headerName: 'Stars',
    type: 'number',
    width: 150,
    filterOperators: [atLeast],
  },
];
const shelf = books.slice(4, 8);

export default function CustomHeaderFilterOperatorDataGridPro() {
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
        slotProps={{ main: { 'aria-label': 'Books by rating' } }}
      />
    </Box>
  );
}
