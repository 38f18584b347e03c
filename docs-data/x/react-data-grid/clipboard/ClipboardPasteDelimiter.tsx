import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { stockColumns, stockRows } from './stock';

const split = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));

export default function ClipboardPasteDelimiter() {
  return (
    <Box sx={{ height: 210, width: '100%' }}>
      <DataGridPremium
        rows={stockRows}
        columns={stockColumns}
        cellSelection
        disableRowSelectionOnClick
        clipboardCopyCellDelimiter=","
        splitClipboardPastedText={split}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Stock with commas' } }}
      />
    </Box>
  );
}
