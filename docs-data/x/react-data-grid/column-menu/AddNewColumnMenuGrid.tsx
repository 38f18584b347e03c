import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';
import FitMenu from './FitMenu';

const open = invoices.slice(0, 4);

export default function AddNewColumnMenuGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={open}
        columns={invoiceColumns}
        hideFooter
        slots={{ columnMenu: FitMenu }}
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
