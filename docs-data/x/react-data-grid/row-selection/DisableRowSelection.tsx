import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns, products, type Product } from '../../data/products';

const isInStock = ({ row }: { row: Product }) => row.stock > 0;

export default function DisableRowSelection() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={productColumns}
        checkboxSelection
        isRowSelectable={isInStock}
        initialState={{ pagination: { paginationModel: { pageSize: 8 } } }}
        pageSizeOptions={[8]}
        slotProps={{ main: { 'aria-label': 'Articles to order' } }}
      />
    </Box>
  );
}
