import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridCellParams } from '@mui/x-data-grid';
import { invoiceColumns, invoices, type Invoice } from '../../data/invoices';

const columns = invoiceColumns.map((column) => ({
  ...column,
  editable: column.field !== 'number',
}));

const isDraft = ({ row }: GridCellParams<Invoice, unknown>) =>
  row.status === 'Draft';

const rows = invoices.slice(10, 16);

export default function IsCellEditableGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        isCellEditable={isDraft}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Invoices with editable drafts' } }}
        sx={{
          [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' },
        }}
      />
    </Box>
  );
}
