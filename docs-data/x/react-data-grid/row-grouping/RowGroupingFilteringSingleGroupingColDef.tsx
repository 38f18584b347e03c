import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byPlace, deliveries, deliveryColumns } from './deliveries';

const grouping = {
  headerName: 'Group',
  mainGroupingCriteria: 'material',
  flex: 1,
  minWidth: 220,
};

export default function RowGroupingFilteringSingleGroupingColDef() {
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={1}
        initialState={byPlace}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Deliveries to filter by material' },
        }}
      />
    </Box>
  );
}
