import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from '../row-grouping/deliveries';

const initialState = {
  columns: { columnVisibilityModel: { district: false } },
  rowGrouping: { model: ['district'] },
};

export default function RowGroupingExpandOnRowClick() {
  const apiRef = useGridApiRef();
  const toggle: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type !== 'group') return;
    apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
  };
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={deliveries}
        columns={deliveryColumns}
        initialState={initialState}
        onRowClick={toggle}
        disableRowSelectionOnClick
        density="compact"
        experimentalFeatures={{ ariaV8: true }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries to open' } }}
      />
    </Box>
  );
}
