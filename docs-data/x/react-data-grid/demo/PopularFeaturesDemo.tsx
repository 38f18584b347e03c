import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridToolbar,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { invoiceColumns, invoices } from '../../data/invoices';

const sent = invoices.filter(({ status }) => status !== 'Draft');

const columns = invoiceColumns.map((column) => ({
  ...column,
  editable: column.field === 'amount' || column.field === 'status',
}));

const isOpen = ({ groupingKey }: GridGroupNode) => groupingKey === 'Overdue';

export default function PopularFeaturesDemo() {
  return (
    <Box sx={{ height: 530, width: '100%' }}>
      <DataGridPremium
        rows={sent}
        columns={columns}
        density="compact"
        checkboxSelection
        disableRowSelectionOnClick
        isGroupExpandedByDefault={isOpen}
        experimentalFeatures={{ ariaV8: true }}
        initialState={{
          rowGrouping: { model: ['status'] },
          aggregation: { model: { amount: 'sum' } },
          columns: { columnVisibilityModel: { status: false } },
          pinnedColumns: { right: ['amount'] },
        }}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Invoices by status' },
          toolbar: { showQuickFilter: true },
        }}
      />
    </Box>
  );
}
