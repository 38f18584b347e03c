import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byDistrict, deliveries, deliveryColumns } from './deliveries';

const grouping = {
  headerName: 'District and driver',
  leafField: 'driver',
  flex: 1,
  minWidth: 220,
};

export default function RowGroupingLeafWithValue() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={-1}
        initialState={byDistrict}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Deliveries, drivers in the tree' },
        }}
      />
    </Box>
  );
}
