import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

export default function DisableClickSelectionGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        checkboxSelection
        disableRowSelectionOnClick
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
