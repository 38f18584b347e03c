import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
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
  const isWide = useMediaQuery('(min-width: 600px)', { noSsr: true });
  return (
    <Box sx={{ height: 480, width: '100%' }}>
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
          columns: { columnVisibilityModel: { country: false, status: false } },
          pinnedColumns: { right: isWide ? ['amount'] : [] },
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
