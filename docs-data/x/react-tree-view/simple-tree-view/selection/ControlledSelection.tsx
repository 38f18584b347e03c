import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const everything = ['tent', 'poles', 'mat', 'lamp'];

export default function ControlledSelection() {
  const [packed, setPacked] = useState<string[]>(['mat']);
  const isFull = everything.every((id) => packed.includes(id));

  return (
    <Stack spacing={1} sx={{ minHeight: 190, width: 280, maxWidth: '100%' }}>
      <Button onClick={() => setPacked(isFull ? [] : everything)}>
        {isFull ? 'Unpack everything' : 'Pack everything'}
      </Button>
      <SimpleTreeView
        multiSelect
        aria-label="Packing list"
        defaultExpandedItems={['tent']}
        selectedItems={packed}
        onSelectedItemsChange={(_event, ids) => setPacked(ids)}
      >
        <TreeItem itemId="tent" label="Tent">
          <TreeItem itemId="poles" label="Poles" />
        </TreeItem>
        <TreeItem itemId="mat" label="Sleeping mat" />
        <TreeItem itemId="lamp" label="Lamp" />
      </SimpleTreeView>
    </Stack>
  );
}
