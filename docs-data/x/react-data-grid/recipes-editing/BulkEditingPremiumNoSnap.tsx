import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { productColumns, products, type Product } from '../../data/products';
import { useUnsavedRows } from './useUnsavedRows';

const columns = productColumns.map((column) => ({
  ...column,
  editable: column.field === 'stock',
}));

const tools = products.slice(0, 4);

export default function BulkEditingPremiumNoSnap() {
  const unsaved = useUnsavedRows<Product>(tools);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={unsaved.saveAll}>Save {unsaved.count} changed</Button>
      <Box sx={{ height: 230, mt: 1 }}>
        <DataGridPremium
          rows={unsaved.rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={unsaved.keep}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Stock to paste into' } }}
        />
      </Box>
    </Box>
  );
}
