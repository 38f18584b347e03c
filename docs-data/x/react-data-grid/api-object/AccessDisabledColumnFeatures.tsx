import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

const tools = products.slice(0, 4);
const locked = { sortable: false, filterable: false, hideable: false };
const columns = productColumns.map((column) =>
  column.field === 'price' ? { ...column, ...locked } : column,
);
const cheap = { field: 'price', operator: '<', value: 50 };

export default function AccessDisabledColumnFeatures() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current.sortColumn('price', 'asc')}>
          Sort by price
        </Button>
        <Button onClick={() => apiRef.current.upsertFilterItem(cheap)}>
          Below 50 dollars
        </Button>
        <Button
          onClick={() => apiRef.current.setColumnVisibility('price', false)}
        >
          Hide prices
        </Button>
      </Stack>
      <Box sx={{ height: 240 }}>
        <DataGrid
          apiRef={apiRef}
          rows={tools}
          columns={columns}
          density="compact"
          disableEval
          hideFooter
          slotProps={{ main: { 'aria-label': 'Tools' } }}
        />
      </Box>
    </Box>
  );
}
