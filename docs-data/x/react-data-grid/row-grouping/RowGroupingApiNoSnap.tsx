import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridApi,
} from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from './deliveries';
import { keepTabStop } from './keepTabStop';

const byDriver = (grid: GridApi) => grid.setRowGroupingModel(['driver']);
const byMaterial = (grid: GridApi) => grid.addRowGroupingCriteria('material');
const ungroup = (grid: GridApi) => grid.setRowGroupingModel([]);

export default function RowGroupingApiNoSnap() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        role="group"
        aria-label="Groups"
        direction="row"
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          onClick={(event) => keepTabStop(event, apiRef.current, byDriver)}
        >
          By driver
        </Button>
        <Button
          onClick={(event) => keepTabStop(event, apiRef.current, byMaterial)}
        >
          Then by material
        </Button>
        <Button
          onClick={(event) => keepTabStop(event, apiRef.current, ungroup)}
        >
          No groups
        </Button>
      </Stack>
      <Box sx={{ height: 324 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={deliveries}
          columns={deliveryColumns}
          initialState={{ rowGrouping: { model: ['district'] } }}
          density="compact"
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Deliveries to arrange' } }}
        />
      </Box>
    </Box>
  );
}
