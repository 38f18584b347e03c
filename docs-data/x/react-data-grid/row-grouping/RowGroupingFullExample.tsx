import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from './deliveries';

const grouping = {
  headerName: 'District',
  leafField: 'material',
  flex: 1,
  minWidth: 200,
};
const initialState = {
  rowGrouping: { model: ['district'] },
  columns: { columnVisibilityModel: { district: false, material: false } },
  aggregation: { model: { weight: 'sum' } },
  sorting: { sortModel: [{ field: 'weight', sort: 'desc' as const }] },
};

export default function RowGroupingFullExample() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={-1}
        initialState={initialState}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, with sums' } }}
      />
    </Box>
  );
}
