import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const extras = [
  {
    id: 'room',
    label: 'Room',
    children: [
      { id: 'cot', label: 'Cot' },
      { id: 'balcony', label: 'Balcony' },
    ],
  },
  { id: 'breakfast', label: 'Breakfast' },
];

export default function ApiMethodSelectItemKeepExistingSelection() {
  const apiRef = useTreeViewApiRef();

  const toggleBreakfast = (event: SyntheticEvent) =>
    apiRef.current!.selectItem({
      event,
      itemId: 'breakfast',
      keepExistingSelection: true,
    });

  return (
    <Stack spacing={1} sx={{ minHeight: 176, width: 280, maxWidth: '100%' }}>
      <Button onClick={toggleBreakfast}>Add or remove breakfast</Button>
      <RichTreeView
        multiSelect
        apiRef={apiRef}
        aria-label="Extras"
        items={extras}
        defaultExpandedItems={['room']}
        defaultSelectedItems={['balcony']}
      />
    </Stack>
  );
}
