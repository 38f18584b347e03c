import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns } from '../../data/products';
import NothingToOrder from './NothingToOrder';

const slots = { noRowsOverlay: NothingToOrder };

export default function NoRowsOverlayCustom() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={productColumns}
        density="compact"
        hideFooter
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Articles to order' } }}
      />
    </Box>
  );
}
