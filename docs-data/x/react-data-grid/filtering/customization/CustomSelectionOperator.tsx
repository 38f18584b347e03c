import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridBooleanOperators,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { productColumns, products, type Product } from '../../../data/products';
import FilterToolbar from './FilterToolbar';

const columns: GridColDef<Product>[] = [
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    headerName: 'Selected',
    filterable: true,
    filterOperators: getGridBooleanOperators(),
  },
  ...productColumns,
];
const tools = products.slice(0, 6);

export default function CustomSelectionOperator() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={tools}
        columns={columns}
        checkboxSelection
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ main: { 'aria-label': 'Tools to order' } }}
      />
    </Box>
  );
}
