import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../data/invoices';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});
const day = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium' });

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', flex: 1, minWidth: 110 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 140,
    valueFormatter: (value: Date) => day.format(value),
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function ValueFormatterGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
