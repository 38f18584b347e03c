import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

export default function ToolbarGrid() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        density="compact"
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
