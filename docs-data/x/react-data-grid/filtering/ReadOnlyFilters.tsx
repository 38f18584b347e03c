import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

const columns = productColumns.map((column) =>
  column.field === 'stock' ? { ...column, filterable: false } : column,
);
const inStock: GridFilterModel = {
  items: [{ field: 'stock', operator: '>', value: 0 }],
};

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function ReadOnlyFilters() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={columns}
        filterModel={inStock}
        disableEval
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ main: { 'aria-label': 'Articles in stock' } }}
      />
    </Box>
  );
}
