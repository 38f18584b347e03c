import Box from '@mui/material/Box';
import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

const columns = productColumns.map((column) => ({
  ...column,
  editable: column.field === 'price',
}));

const editWithCtrl: GridEventListener<'cellDoubleClick'> = (_params, event) => {
  if (!event.ctrlKey && !event.metaKey) event.defaultMuiPrevented = true;
};

export default function DoubleClickWithCtrlToEdit() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={columns}
        onCellDoubleClick={editWithCtrl}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Prices' } }}
      />
    </Box>
  );
}
