import { useState, type SyntheticEvent } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const questions = [
  {
    id: 'Delivery',
    label: 'Delivery',
    children: [{ id: 'when', label: 'When does my order arrive?' }],
  },
  {
    id: 'Returns',
    label: 'Returns',
    children: [{ id: 'how', label: 'How do I send it back?' }],
  },
];

export default function TrackItemExpansionToggle() {
  const [message, setMessage] = useState('No topic opened yet');

  const report = (_event: SyntheticEvent, id: string, isExpanded: boolean) =>
    setMessage(`${id} ${isExpanded ? 'opened' : 'closed'}`);

  return (
    <Stack spacing={1} sx={{ minHeight: 168, width: 300, maxWidth: '100%' }}>
      <Typography role="status">{message}</Typography>
      <RichTreeView
        aria-label="Questions"
        items={questions}
        onItemExpansionToggle={report}
      />
    </Stack>
  );
}
