import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from './deliveries';

const initialState = {
  rowGrouping: { model: ['district', 'material'] },
  columns: { columnVisibilityModel: { district: false, material: false } },
};

export default function RowGroupingInitialState() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        defaultGroupingExpansionDepth={1}
        initialState={initialState}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Deliveries by district and material' },
        }}
      />
    </Box>
  );
}
