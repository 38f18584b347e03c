import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';
import UploadProgress from './UploadProgress';

const march = invoices.slice(0, 6);
const slots = { loadingOverlay: UploadProgress };

export default function LoadingOverlayCustom() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={march}
        columns={invoiceColumns}
        loading
        density="compact"
        hideFooter
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
