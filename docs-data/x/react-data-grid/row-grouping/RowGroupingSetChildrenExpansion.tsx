import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridApi,
} from '@mui/x-data-grid-premium';
import { byDistrict, deliveries, deliveryColumns } from './deliveries';
import { keepTabStop } from './keepTabStop';

const toggleFirst = (grid: GridApi) => {
  const [id] = grid.getSortedRowIds();
  const node = id === undefined ? null : grid.getRowNode(id);
  if (id === undefined || node?.type !== 'group') return;
  grid.setRowChildrenExpansion(id, !node.childrenExpanded);
};

export default function RowGroupingSetChildrenExpansion() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        onClick={(event) => keepTabStop(event, apiRef.current, toggleFirst)}
      >
        Open or close the first group
      </Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={deliveries}
          columns={deliveryColumns}
          initialState={byDistrict}
          density="compact"
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Deliveries to open' } }}
        />
      </Box>
    </Box>
  );
}
