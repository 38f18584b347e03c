import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from '../row-grouping/deliveries';

const initialState = {
  columns: { columnVisibilityModel: { district: false } },
  rowGrouping: { model: ['district'] },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};
const wide = deliveryColumns.map((column) => ({ ...column, minWidth: 260 }));
const grouping = { width: 170 };

export default function RowGroupingPinning() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={wide}
        initialState={initialState}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries by district' } }}
      />
    </Box>
  );
}
