import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const agenda = [
  {
    id: 'budget',
    label: 'Budget',
    children: [
      { id: 'report', label: 'Report' },
      { id: 'vote', label: 'Vote' },
    ],
  },
  { id: 'events', label: 'Events' },
];

export default function ApiMethodGetItemTree() {
  const apiRef = useTreeViewApiRef();
  const [outline, setOutline] = useState('');

  const readTree = () => {
    const titles = apiRef.current!.getItemTree().map(({ label, children }) => {
      const count = children?.length ?? 0;
      return `${label} (${count})`;
    });
    setOutline(titles.join(', '));
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 200, width: 280, maxWidth: '100%' }}>
      <Button onClick={readTree}>Count the items of each topic</Button>
      <Typography role="status">{outline || 'Not counted yet'}</Typography>
      <RichTreeView apiRef={apiRef} aria-label="Agenda" items={agenda} />
    </Stack>
  );
}
