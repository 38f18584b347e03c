import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const trails = [
  {
    id: 'north',
    label: 'North shore',
    km: 12,
    children: [
      { id: 'cliffs', label: 'Cliff path', km: 4 },
      { id: 'beach', label: 'Beach walk', km: 8 },
    ],
  },
  { id: 'summit', label: 'Summit', km: 15 },
];

export default function ApiMethodGetItem() {
  const apiRef = useTreeViewApiRef();
  const [length, setLength] = useState('Select a trail');

  const showLength = (id: string) =>
    setLength(`${apiRef.current!.getItem(id).km} km`);

  return (
    <Stack spacing={1} sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <Typography role="status">{length}</Typography>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Trails"
        items={trails}
        defaultExpandedItems={['north']}
        onSelectedItemsChange={(_event, id) => id && showLength(id)}
      />
    </Stack>
  );
}
