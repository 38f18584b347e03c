import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OnItemClick() {
  const [extension, setExtension] = useState('none');

  return (
    <Stack spacing={1} sx={{ minHeight: 200, width: 280, maxWidth: '100%' }}>
      <Typography role="status">Last clicked: {extension}</Typography>
      <SimpleTreeView
        aria-label="Phone directory"
        defaultExpandedItems={['workshop']}
        onItemClick={(_event, itemId) => setExtension(itemId)}
      >
        <TreeItem itemId="workshop" label="Workshop">
          <TreeItem itemId="ext-41" label="Front desk, 41" />
          <TreeItem itemId="ext-42" label="Spare parts, 42" />
        </TreeItem>
        <TreeItem itemId="ext-10" label="Accounts, 10" />
      </SimpleTreeView>
    </Stack>
  );
}
