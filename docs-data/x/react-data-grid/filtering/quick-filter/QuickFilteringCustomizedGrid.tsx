import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../../data/books';

const parse = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const format = (values: string[]) => values.join(', ');

function CommaToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        quickFilterParser={parse}
        quickFilterFormatter={format}
        placeholder="Authors, separated by commas"
        sx={{ width: 280 }}
      />
    </GridToolbarContainer>
  );
}

const filterModel = {
  items: [],
  quickFilterValues: ['mei sato', 'peter hale'],
  quickFilterLogicOperator: GridLogicOperator.Or,
};

export default function QuickFilteringCustomizedGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        initialState={{ filter: { filterModel } }}
        density="compact"
        hideFooter
        slots={{ toolbar: CommaToolbar }}
        slotProps={{ main: { 'aria-label': 'Books of two authors' } }}
      />
    </Box>
  );
}
