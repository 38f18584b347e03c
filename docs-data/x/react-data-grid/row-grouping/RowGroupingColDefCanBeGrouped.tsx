import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byDistrict, deliveries, deliveryColumns } from './deliveries';

const columns = deliveryColumns.map((column) =>
  column.field === 'weight' ? { ...column, groupable: false } : column,
);

export default function RowGroupingColDefCanBeGrouped() {
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={byDistrict}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Deliveries; weights aren’t grouped' },
        }}
      />
    </Box>
  );
}
