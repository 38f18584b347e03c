import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const moves = [
  {
    id: 'opening',
    label: 'Opening',
    children: [
      { id: 'e4', label: '1. e4 e5' },
      { id: 'nf3', label: '2. Nf3 Nc6' },
    ],
  },
  { id: 'endgame', label: 'Endgame' },
];

export default function OnItemClick() {
  const [clicks, setClicks] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <Typography role="status">
        Last clicks: {clicks.length === 0 ? 'none' : clicks.join(', ')}
      </Typography>
      <RichTreeView
        aria-label="Chess game"
        items={moves}
        defaultExpandedItems={['opening']}
        onItemClick={(_event, itemId) =>
          setClicks([...clicks.slice(-3), itemId])
        }
      />
    </Stack>
  );
}
