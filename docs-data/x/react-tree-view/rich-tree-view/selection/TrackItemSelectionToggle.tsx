import { useState, type SyntheticEvent } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const basket = [
  {
    id: 'Fruit',
    label: 'Fruit',
    children: [
      { id: 'Pears', label: 'Pears' },
      { id: 'Figs', label: 'Figs' },
    ],
  },
  { id: 'Honey', label: 'Honey' },
];

export default function TrackItemSelectionToggle() {
  const [message, setMessage] = useState('The basket is empty');

  const report = (_event: SyntheticEvent, id: string, isSelected: boolean) =>
    setMessage(`${id} ${isSelected ? 'added' : 'removed'}`);

  return (
    <Stack spacing={1} sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <Typography role="status">{message}</Typography>
      <RichTreeView
        multiSelect
        aria-label="Market basket"
        items={basket}
        defaultExpandedItems={['Fruit']}
        onItemSelectionToggle={report}
      />
    </Stack>
  );
}
