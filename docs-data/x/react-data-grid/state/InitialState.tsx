import Box from '@mui/material/Box';
import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

const initialState: GridInitialState = {
  columns: {
    columnVisibilityModel: { country: false },
    dimensions: { amount: { width: 160 }, status: { width: 130 } },
  },
  density: 'compact',
  filter: {
    filterModel: {
      items: [{ field: 'status', operator: 'is', value: 'Overdue' }],
    },
  },
  sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] },
};

export default function InitialState() {
  return (
    <Box sx={{ height: 190, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        initialState={initialState}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Overdue invoices' } }}
      />
    </Box>
  );
}
