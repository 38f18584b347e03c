import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';
import StockMenu from './StockMenu';

const tools = products.slice(2, 6);

export default function CustomColumnMenuGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={tools}
        columns={productColumns}
        hideFooter
        disableEval
        slots={{ columnMenu: StockMenu }}
        slotProps={{ main: { 'aria-label': 'Tools in stock' } }}
      />
    </Box>
  );
}
