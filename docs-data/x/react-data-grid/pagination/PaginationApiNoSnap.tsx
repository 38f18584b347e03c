import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

export default function PaginationApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current.setPage(0)}>First page</Button>
        <Button onClick={() => apiRef.current.setPageSize(10)}>
          Ten a page
        </Button>
      </Stack>
      <Box sx={{ height: 424 }}>
        <DataGrid
          apiRef={apiRef}
          rows={products}
          columns={productColumns}
          initialState={{
            pagination: { paginationModel: { page: 1, pageSize: 5 } },
          }}
          pageSizeOptions={[5, 10]}
          slotProps={{ main: { 'aria-label': 'Articles' } }}
        />
      </Box>
    </Box>
  );
}
