import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

export default function VisibleColumnsBasicExample() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        hideFooter
        columnVisibilityModel={{ country: false }}
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
