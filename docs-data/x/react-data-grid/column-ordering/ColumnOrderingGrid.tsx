import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { productColumns, products } from '../../data/products';

const tools = products.slice(0, 4);

export default function ColumnOrderingGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGridPro
        rows={tools}
        columns={productColumns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tools' } }}
      />
    </Box>
  );
}
