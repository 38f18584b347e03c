import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { invoiceColumns, invoices } from '../../data/invoices';

const rows = invoices.slice(0, 3);

export default function ExcelExport() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={invoiceColumns}
        density="compact"
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
