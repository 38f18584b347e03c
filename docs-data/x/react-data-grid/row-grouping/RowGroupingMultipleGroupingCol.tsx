import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byPlace, deliveries, deliveryColumns } from './deliveries';

export default function RowGroupingMultipleGroupingCol() {
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        initialState={byPlace}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Deliveries, a column for each level' },
        }}
      />
    </Box>
  );
}
