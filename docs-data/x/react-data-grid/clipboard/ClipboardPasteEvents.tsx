import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import PasteDialog from './PasteDialog';
import { stockColumns, stockRows } from './stock';

export default function ClipboardPasteEvents() {
  const [asking, setAsking] = useState(false);
  const [count, setCount] = useState(0);
  const [busy, setBusy] = useState(false);
  const answer = useRef<(paste: boolean) => void>(undefined);
  const ask = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setCount(data.length);
      setAsking(true);
      answer.current = (paste) => {
        setAsking(false);
        if (paste) resolve();
        else reject(new Error('Not pasted'));
      };
    });
  return (
    <Box sx={{ height: 210, width: '100%' }}>
      <DataGridPremium
        rows={stockRows}
        columns={stockColumns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={ask}
        onClipboardPasteStart={() => setBusy(true)}
        onClipboardPasteEnd={() => setBusy(false)}
        loading={busy}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Stock, with confirmation' } }}
      />
      <PasteDialog
        open={asking}
        count={count}
        onAnswer={(paste) => answer.current?.(paste)}
      />
    </Box>
  );
}
