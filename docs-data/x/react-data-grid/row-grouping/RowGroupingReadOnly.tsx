import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from './deliveries';

const columns = deliveryColumns.map((column) => ({
  ...column,
  groupable: false,
}));
const model = ['district'];

export default function RowGroupingReadOnly() {
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        rowGroupingModel={model}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, always by district' } }}
      />
    </Box>
  );
}
