import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const steps = [
  {
    id: 'dough',
    label: 'Make the dough',
    children: [
      { id: 'mix', label: 'Mix' },
      { id: 'knead', label: 'Knead' },
      { id: 'rest', label: 'Let it rest' },
    ],
  },
  { id: 'bake', label: 'Bake' },
];

export default function ApiMethodGetItemOrderedChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = useState('Select a step');

  const readSteps = (id: string) => {
    const parts = apiRef.current!.getItemOrderedChildrenIds(id);
    setMessage(parts.length > 0 ? `Parts: ${parts.join(', ')}` : 'No parts');
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 200, width: 280, maxWidth: '100%' }}>
      <Typography role="status">{message}</Typography>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Bread recipe"
        items={steps}
        onSelectedItemsChange={(_event, id) => id && readSteps(id)}
      />
    </Stack>
  );
}
