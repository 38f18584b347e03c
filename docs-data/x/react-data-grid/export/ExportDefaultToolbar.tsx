import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

export default function ExportDefaultToolbar() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
