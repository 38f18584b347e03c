import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { stockColumns, stockRows } from './stock';

export default function ClipboardPasteDisabled() {
  return (
    <Box sx={{ height: 210, width: '100%' }}>
      <DataGridPremium
        rows={stockRows}
        columns={stockColumns}
        cellSelection
        disableRowSelectionOnClick
        disableClipboardPaste
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Stock, copy only' } }}
      />
    </Box>
  );
}
