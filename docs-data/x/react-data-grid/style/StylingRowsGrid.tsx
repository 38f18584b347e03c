import Box from '@mui/material/Box';
import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { invoiceColumns, invoices, type Invoice } from '../../data/invoices';

const classOf = ({ row }: GridRowClassNameParams<Invoice>) =>
  row.status === 'Overdue' ? 'overdue' : '';

export default function StylingRowsGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={invoices}
        columns={invoiceColumns}
        getRowClassName={classOf}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Invoices' } }}
        sx={{ '& .overdue': { fontWeight: 'bold', bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
