import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount (EUR)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, number: '2024-031', customer: 'North Pier Cafe', amount: 412 },
  { id: 2, number: '2024-032', customer: 'Linden Books', amount: 89 },
  { id: 3, number: '2024-033', customer: 'Quay Bicycles', amount: 1260 },
];

export default function InvoiceGrid() {
  return (
    <Box sx={{ width: '100%', height: 214 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
