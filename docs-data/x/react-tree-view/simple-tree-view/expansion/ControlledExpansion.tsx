import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const allChapters = ['refunds', 'luggage'];

export default function ControlledExpansion() {
  const [open, setOpen] = useState<string[]>(['refunds']);
  const isClosed = open.length === 0;

  return (
    <Stack spacing={1} sx={{ minHeight: 208, width: 300, maxWidth: '100%' }}>
      <Button onClick={() => setOpen(isClosed ? allChapters : [])}>
        {isClosed ? 'Expand all' : 'Collapse all'}
      </Button>
      <SimpleTreeView
        aria-label="Help topics"
        expandedItems={open}
        onExpandedItemsChange={(_event, ids) => setOpen(ids)}
      >
        <TreeItem itemId="refunds" label="Refunds">
          <TreeItem itemId="delay" label="My train was late" />
        </TreeItem>
        <TreeItem itemId="luggage" label="Luggage">
          <TreeItem itemId="lost" label="I lost a bag" />
          <TreeItem itemId="skis" label="Can I bring skis?" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
