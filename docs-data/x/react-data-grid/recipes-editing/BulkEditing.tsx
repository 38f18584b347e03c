import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns, products, type Product } from '../../data/products';
import { useUnsavedRows } from './useUnsavedRows';

const columns = productColumns.map((column) => ({
  ...column,
  editable: column.field === 'price' || column.field === 'stock',
}));

export default function BulkEditing() {
  const unsaved = useUnsavedRows<Product>(products);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={unsaved.saveAll}>Save {unsaved.count} changed</Button>
      <Button onClick={unsaved.discard}>Discard</Button>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid
          rows={unsaved.rows}
          columns={columns}
          processRowUpdate={unsaved.keep}
          getRowClassName={({ id }) => (unsaved.isChanged(id) ? 'changed' : '')}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Prices and stock' } }}
          sx={{ '& .changed': { fontWeight: 'bold', fontStyle: 'italic' } }}
        />
      </Box>
    </Box>
  );
}
