import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 180 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 130,
    sortingOrder: ['desc', 'asc', null],
  },
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 130 },
];

export default function OrderSortingPerColumnGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Stock' } }}
      />
    </Box>
  );
}
