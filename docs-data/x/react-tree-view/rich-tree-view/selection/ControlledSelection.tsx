import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const exercises = [
  { id: 'squats', label: 'Squats' },
  {
    id: 'rowing',
    label: 'Rowing',
    children: [
      { id: 'rowing-short', label: '500 m' },
      { id: 'rowing-long', label: '2000 m' },
    ],
  },
];
const usual = ['squats', 'rowing-short'];

export default function ControlledSelection() {
  const [chosen, setChosen] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ minHeight: 184, width: 280, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setChosen(usual)}>My usual</Button>
        <Button onClick={() => setChosen([])}>Clear</Button>
      </Stack>
      <RichTreeView
        multiSelect
        aria-label="Workout"
        items={exercises}
        defaultExpandedItems={['rowing']}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, ids) => setChosen(ids)}
      />
    </Stack>
  );
}
