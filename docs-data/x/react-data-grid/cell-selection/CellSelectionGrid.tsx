import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { visitorColumns, visitors } from './visitors';

export default function CellSelectionGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGridPremium
        rows={visitors}
        columns={visitorColumns}
        cellSelection
        rowSelection={false}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Pool visitors' } }}
      />
    </Box>
  );
}
