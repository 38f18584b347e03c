import Box from '@mui/material/Box';
import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
} from '@mui/x-data-grid-premium';
import { byPlace, deliveries, deliveryColumns } from './deliveries';

const initialState = {
  ...byPlace,
  sorting: {
    sortModel: [
      {
        field: getRowGroupingFieldFromGroupingCriteria('district'),
        sort: 'asc' as const,
      },
    ],
  },
};

export default function RowGroupingSortingMultipleGroupingColDef() {
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        initialState={initialState}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{
          main: { 'aria-label': 'Deliveries, levels sorted apart' },
        }}
      />
    </Box>
  );
}
