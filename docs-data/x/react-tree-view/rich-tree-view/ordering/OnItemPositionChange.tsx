import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const queue = [
  {
    id: 'Side A',
    label: 'Side A',
    children: [
      { id: 'Intro', label: 'Intro' },
      { id: 'Ballad', label: 'Ballad' },
    ],
  },
  { id: 'Encore', label: 'Encore' },
];

const features = { indentationAtItemLevel: true, itemsReordering: true };

export default function OnItemPositionChange() {
  const [message, setMessage] = useState('Nothing has moved yet');

  return (
    <Stack spacing={1} sx={{ minHeight: 172, width: 320, maxWidth: '100%' }}>
      <Typography role="status">{message}</Typography>
      <RichTreeViewPro
        itemsReordering
        aria-label="Songs"
        items={queue}
        onItemPositionChange={({ itemId, newPosition }) => {
          const parent = newPosition.parentId ?? 'the album';
          setMessage(`${itemId}: no. ${newPosition.index + 1} in ${parent}`);
        }}
        experimentalFeatures={features}
        defaultExpandedItems={['Side A']}
      />
    </Stack>
  );
}
