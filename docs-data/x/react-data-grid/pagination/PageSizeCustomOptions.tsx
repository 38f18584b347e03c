import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

export default function PageSizeCustomOptions() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={productColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 8, { value: -1, label: 'All' }]}
        slotProps={{ main: { 'aria-label': 'Articles' } }}
      />
    </Box>
  );
}
