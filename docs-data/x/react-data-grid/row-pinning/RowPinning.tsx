import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { productColumns, products, type Product } from '../../data/products';

const rows = products.slice(0, 4);
const sum: Product = {
  id: 'Sum',
  name: 'All tools',
  aisle: '',
  price: rows.reduce((total, row) => total + row.price, 0),
  stock: rows.reduce((total, { stock }) => total + stock, 0),
  reorderAt: 0,
  counted: new Date('2024-05-08T00:00'),
};
const pinnedRows = { bottom: [sum] };

export default function RowPinning() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={productColumns}
        pinnedRows={pinnedRows}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tools and their sum' } }}
      />
    </Box>
  );
}
