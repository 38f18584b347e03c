import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byDistrict, deliveries, deliveryColumns } from './deliveries';

const grouping = { headerName: 'Place', flex: 1, minWidth: 220 };

export default function RowGroupingCustomGroupingColDefObject() {
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={-1}
        initialState={byDistrict}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries by place' } }}
      />
    </Box>
  );
}
