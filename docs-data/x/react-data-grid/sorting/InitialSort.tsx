import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

export default function InitialSort() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] },
        }}
        slotProps={{ main: { 'aria-label': 'Invoices, largest first' } }}
      />
    </Box>
  );
}
