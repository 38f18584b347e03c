import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns } from '../../data/products';

export default function AutoHeightOverlayNoSnap() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 230,
        width: '100%',
      }}
    >
      <DataGrid
        rows={[]}
        columns={productColumns}
        localeText={{ noRowsLabel: 'Nothing is out of stock' }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Articles out of stock' } }}
        sx={{ '--DataGrid-overlayHeight': '170px' }}
      />
    </Box>
  );
}
