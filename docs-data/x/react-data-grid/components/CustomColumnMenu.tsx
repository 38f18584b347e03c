import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

function ShortMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: null, columnMenuFilterItem: null }}
    />
  );
}

const slots = { columnMenu: ShortMenu };
const tools = products.slice(0, 4);

export default function CustomColumnMenu() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={tools}
        columns={productColumns}
        hideFooter
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Tools' } }}
      />
    </Box>
  );
}
