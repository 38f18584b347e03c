import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byPlace, deliveries, deliveryColumns } from './deliveries';

export default function RowGroupingCustomCellIndent() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        defaultGroupingExpansionDepth={-1}
        initialState={byPlace}
        sx={{ '--DataGrid-cellOffsetMultiplier': 6 }}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, wide steps' } }}
      />
    </Box>
  );
}
