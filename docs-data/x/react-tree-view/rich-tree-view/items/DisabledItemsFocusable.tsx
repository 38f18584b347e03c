import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const lanes = [
  { id: 'lane-1', label: 'Lane 1' },
  { id: 'lane-2', label: 'Lane 2 (swimming lesson)', isTaken: true },
  { id: 'lane-3', label: 'Lane 3 (club training)', isTaken: true },
  { id: 'lane-4', label: 'Lane 4' },
];

const isTaken = (lane: { isTaken?: boolean }) => Boolean(lane.isTaken);

export default function DisabledItemsFocusable() {
  const [focusable, setFocusable] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        label="Taken lanes can be focused"
        control={<Switch checked={focusable} />}
        onChange={() => setFocusable(!focusable)}
      />
      <RichTreeView
        aria-label="Pool lanes"
        items={lanes}
        isItemDisabled={isTaken}
        disabledItemsFocusable={focusable}
      />
    </Stack>
  );
}
