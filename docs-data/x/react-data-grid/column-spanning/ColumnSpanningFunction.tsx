import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  item: string;
  quantity?: number;
  price?: number;
  amount: number;
}

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 180,
    colSpan: (_value, row) => (row.quantity === undefined ? 3 : 1),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price (EUR)', type: 'number', width: 120 },
  { field: 'amount', headerName: 'Amount (EUR)', type: 'number', width: 140 },
];

const rows: Line[] = [
  { id: 1, item: 'Oak board', quantity: 6, price: 24, amount: 144 },
  { id: 2, item: 'Wood oil', quantity: 2, price: 18, amount: 36 },
  { id: 3, item: 'Total before tax', amount: 180 },
  { id: 4, item: 'Total', amount: 216 },
];

export default function ColumnSpanningFunction() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnSorting
        disableColumnMenu
        slotProps={{ main: { 'aria-label': 'Invoice lines' } }}
      />
    </Box>
  );
}
