import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byDistrict, deliveries, deliveryColumns } from './deliveries';

const rows = [
  ...deliveries.slice(3),
  { id: 6, district: null, material: 'Wood', driver: 'Jon', weight: 410 },
];

export default function RowGroupingRowsWithMissingGroups() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={deliveryColumns}
        defaultGroupingExpansionDepth={-1}
        initialState={byDistrict}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, one from elsewhere' } }}
      />
    </Box>
  );
}
