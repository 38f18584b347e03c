import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { bookColumns, books, type Book } from '../../../data/books';
import FilterToolbar from './FilterToolbar';
import RatingInput from './RatingInput';

const atLeast: GridFilterOperator<Book, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value: stars }) =>
    stars ? (rating) => rating >= Number(stars) : null,
  InputComponent: RatingInput,
};
const columns = bookColumns.map((column): GridColDef<Book> =>
  column.field === 'rating'
    ? { ...column, filterOperators: [atLeast] }
    : column,
);
const filterModel = {
  items: [{ id: 1, field: 'rating', operator: 'atLeast', value: 4.5 }],
};

export default function CustomRatingOperator() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ main: { 'aria-label': 'Books that readers like' } }}
      />
    </Box>
  );
}
