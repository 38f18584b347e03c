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
    const [from = '', to = ''] = (value ?? []) as string[];
    if (from === '' || to === '') return null;
    return (price) => Number(from) <= price && price <= Number(to);
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
