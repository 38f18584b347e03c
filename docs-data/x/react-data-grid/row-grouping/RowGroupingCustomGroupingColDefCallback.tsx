import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';
import { byPlace, deliveries, deliveryColumns } from './deliveries';

const nameLevel = ({ fields }: GridGroupingColDefOverrideParams) => ({
  headerName: fields[0] === 'district' ? 'Where' : 'What',
  flex: 1,
  minWidth: 160,
});

export default function RowGroupingCustomGroupingColDefCallback() {
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        rows={deliveries}
        columns={deliveryColumns}
        rowGroupingColumnMode="multiple"
        groupingColDef={nameLevel}
        defaultGroupingExpansionDepth={1}
        initialState={byPlace}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, both levels named' } }}
      />
    </Box>
  );
}
