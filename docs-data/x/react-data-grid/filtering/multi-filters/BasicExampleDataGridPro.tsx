import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { invoiceColumns, invoices } from '../../../data/invoices';

// These headers need room for the icon of the filter.
const widths = new Map([
  ['country', 140],
  ['amount', 170],
]);
const columns = invoiceColumns.map((column) => {
  const width = widths.get(column.field);
  return width ? { ...column, width } : column;
});
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
        initialState={{
          filter: { filterModel },
          columns: { columnVisibilityModel: { status: false, due: false } },
        }}
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Larger invoices to Ireland' } }}
      />
    </Box>
  );
}
