import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { invoiceColumns, invoices } from '../../../data/invoices';

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
        columns={invoiceColumns}
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
