import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from '../row-grouping/deliveries';

const count: GridColDef = {
  field: 'count',
  headerName: 'Deliveries',
  type: 'number',
  sortable: false,
  filterable: false,
  groupable: false,
  width: 110,
  renderCell: ({ rowNode }) =>
    rowNode.type === 'group' ? rowNode.children.length : null,
};

const columns = [count, ...deliveryColumns];
const grouping = { hideDescendantCount: true, width: 150 };
const initialState = {
  columns: { columnVisibilityModel: { district: false } },
  rowGrouping: { model: ['district'] },
};

export default function RowGroupingChildRowCount() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={columns}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={-1}
        initialState={initialState}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, counted' } }}
      />
    </Box>
  );
}
