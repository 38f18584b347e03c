import Box from '@mui/material/Box';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { byDistrict, deliveries, deliveryColumns } from './deliveries';

const opensLowick = ({ groupingKey }: GridGroupNode) =>
  groupingKey === 'Lowick';

export default function RowGroupingIsGroupExpandedByDefault() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        isGroupExpandedByDefault={opensLowick}
        initialState={byDistrict}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, Lowick open' } }}
      />
    </Box>
  );
}
