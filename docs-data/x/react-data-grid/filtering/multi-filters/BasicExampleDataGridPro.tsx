import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { invoiceColumns, invoices } from '../../../data/invoices';

// The header of the amount needs room for the icon of the filter.
const columns = invoiceColumns.map((column) =>
  column.field === 'amount' ? { ...column, width: 170 } : column,
);
const filterModel = {
  items: [
    { id: 1, field: 'country', operator: 'equals', value: 'Ireland' },
    { id: 2, field: 'amount', operator: '>', value: 600 },
  ],
};

export default function BasicExampleDataGridPro() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        rows={invoices}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Larger invoices to Ireland' } }}
      />
    </Box>
  );
}
