import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridComparatorFn,
  type GridTreeNode,
} from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from '../row-grouping/deliveries';

const sizeOf = (node: GridTreeNode) =>
  node.type === 'group' ? node.children.length : 0;

const bySize: GridComparatorFn = (_a, _b, first, second) =>
  sizeOf(first.rowNode) - sizeOf(second.rowNode);

const grouping = { sortComparator: bySize, width: 170 };
const field = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
const initialState = {
  columns: { columnVisibilityModel: { material: false } },
  rowGrouping: { model: ['material'] },
  sorting: { sortModel: [{ field, sort: 'desc' as const }] },
};

export default function RowGroupingSortByChildRows() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        groupingColDef={grouping}
        initialState={initialState}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Materials, most frequent first' } }}
      />
    </Box>
  );
}
