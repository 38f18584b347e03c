import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from './deliveries';

export default function RowGroupingApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.setRowGroupingModel(['driver'])}>
          By driver
        </Button>
        <Button
          onClick={() => apiRef.current?.addRowGroupingCriteria('material')}
        >
          Then by material
        </Button>
        <Button onClick={() => apiRef.current?.setRowGroupingModel([])}>
          No groups
        </Button>
      </Stack>
      <Box sx={{ height: 300 }}>
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
