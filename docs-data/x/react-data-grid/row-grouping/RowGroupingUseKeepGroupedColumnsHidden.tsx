import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from './deliveries';

export default function RowGroupingUseKeepGroupedColumnsHidden() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['district'] } },
  });
  return (
    <Box sx={{ height: 324, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={deliveries}
        columns={deliveryColumns}
        defaultGroupingExpansionDepth={-1}
        initialState={initialState}
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, grouped' } }}
      />
    </Box>
  );
}
