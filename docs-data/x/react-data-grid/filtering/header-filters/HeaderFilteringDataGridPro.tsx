import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { productColumns, products } from '../../../data/products';

const columns = productColumns
  .filter(({ field }) => field !== 'aisle')
  .map((column) => ({ ...column, flex: 1, minWidth: 160 }));
const tools = products.slice(0, 4);

export default function HeaderFilteringDataGridPro() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGridPro
        rows={tools}
        columns={columns}
        headerFilters
        headerFilterHeight={76}
        density="compact"
        disableEval
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tools' } }}
      />
    </Box>
  );
}
