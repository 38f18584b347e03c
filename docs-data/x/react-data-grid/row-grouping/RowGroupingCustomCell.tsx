import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import {
  byDistrict,
  deliveries,
  deliveryColumns,
  type Delivery,
} from './deliveries';
import GroupToggle from './GroupToggle';

const grouping: GridGroupingColDefOverride<Delivery> = {
  headerName: 'District',
  flex: 1,
  minWidth: 180,
  renderCell: (params) => <GroupToggle {...params} />,
};

export default function RowGroupingCustomCell() {
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
        slotProps={{ main: { 'aria-label': 'Deliveries with buttons' } }}
      />
    </Box>
  );
}
