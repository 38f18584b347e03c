import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

const columns = productColumns.map((column) =>
  column.type === 'number' ? { ...column, headerClassName: 'figures' } : column,
);

export default function StylingHeaderGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Articles' } }}
        sx={{
          '& .figures': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
        }}
      />
    </Box>
  );
}
