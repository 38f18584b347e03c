import { useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VirtualElementPopover() {
  const [rect, setRect] = useState<DOMRect | null>(null);

  const showSelection = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) return;
    setRect(selection.getRangeAt(0).getBoundingClientRect());
  };
  const anchorEl = rect && {
    nodeType: 1 as const,
    getBoundingClientRect: () => rect,
  };

  return (
    <Stack spacing={1} sx={{ width: 400, maxWidth: '100%' }}>
      <Typography>
        Select some of these words, and press the button to look them up in the
        sailors’ dictionary.
      </Typography>
      <Button onClick={showSelection}>Look up the selection</Button>
      <Popover
        open={rect !== null}
        anchorEl={anchorEl}
        onClose={() => setRect(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Meaning' } }}
      >
        <Typography sx={{ p: 2 }}>This is not in the dictionary.</Typography>
      </Popover>
    </Stack>
  );
}
