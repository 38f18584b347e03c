import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { visitorColumns, visitors } from './visitors';

export default function CellSelectionApiNoSnap() {
  const apiRef = useGridApiRef();
  const selectDay = (field: string) =>
    apiRef.current?.selectCellRange(
      { id: 'Morning', field },
      { id: 'Evening', field },
    );
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => selectDay('mon')}>Select Monday</Button>
        <Button onClick={() => apiRef.current?.setCellSelectionModel({})}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 230 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={visitors}
          columns={visitorColumns}
          cellSelection
          rowSelection={false}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Visitors by day' } }}
        />
      </Box>
    </Box>
  );
}
