import Box from '@mui/material/Box';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../../data/invoices';

const overdue: GridFilterModel = {
  items: [{ field: 'status', operator: 'is', value: 'Overdue' }],
};

export default function InitialFilters() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        initialState={{ filter: { filterModel: overdue } }}
        disableEval
        slotProps={{ main: { 'aria-label': 'Overdue invoices' } }}
      />
    </Box>
  );
}
