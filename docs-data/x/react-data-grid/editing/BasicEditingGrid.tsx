import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

const columns = productColumns.map((column) => ({
  ...column,
  editable: column.field === 'price' || column.field === 'stock',
}));

export default function BasicEditingGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Prices and stock' } }}
      />
    </Box>
  );
}
