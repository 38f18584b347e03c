import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../data/invoices';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 110, minWidth: 90 },
  { field: 'customer', headerName: 'Customer', width: 180, minWidth: 150 },
  {
    field: 'country',
    headerName: 'Country',
    width: 150,
    minWidth: 110,
    maxWidth: 200,
  },
];

export default function ColumnMinWidthGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
      />
    </Box>
  );
}
