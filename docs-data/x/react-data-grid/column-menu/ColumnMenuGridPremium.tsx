import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridColumnMenu,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-premium';
import { productColumns, products } from '../../data/products';

function MenuWithoutPinning(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ columnMenuPinningItem: null }} />;
}

const paint = products.slice(6, 9);

export default function ColumnMenuGridPremium() {
  return (
    <Box sx={{ height: 190, width: '100%' }}>
      <DataGridPremium
        rows={paint}
        columns={productColumns}
        density="compact"
        hideFooter
        experimentalFeatures={{ ariaV8: true }}
        slots={{ columnMenu: MenuWithoutPinning }}
        slotProps={{ main: { 'aria-label': 'Paint' } }}
      />
    </Box>
  );
}
