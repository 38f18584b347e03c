import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

const columns = productColumns.map((column) =>
  column.field === 'name' ? { ...column, sortable: false } : column,
);

export default function DisableSortingGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Articles' } }}
      />
    </Box>
  );
}
