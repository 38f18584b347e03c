import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { productColumns, products, type Product } from '../../../data/products';
import FilterToolbar from './FilterToolbar';
import RangeInput from './RangeInput';

const between: GridFilterOperator<Product, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    // The column's parser has turned texts into numbers, and empty texts into null.
    const [from, to]: (number | null)[] = Array.isArray(value) ? value : [];
    if (typeof from !== 'number' || typeof to !== 'number') return null;
    return (price) => from <= price && price <= to;
  },
  InputComponent: RangeInput,
  getValueAsString: ([from, to]: string[]) => `${from} and ${to}`,
};
const columns = productColumns.map((column): GridColDef<Product> =>
  column.field === 'price' ? { ...column, filterOperators: [between] } : column,
);
const filterModel = {
  items: [{ id: 1, field: 'price', operator: 'between', value: ['5', '10'] }],
};

export default function CustomMultiValueOperator() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ main: { 'aria-label': 'Articles by price' } }}
      />
    </Box>
  );
}
