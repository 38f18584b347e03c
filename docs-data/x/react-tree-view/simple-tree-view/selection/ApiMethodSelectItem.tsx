import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ApiMethodSelectItem() {
  const apiRef = useTreeViewApiRef();

  const toggleStandard = (event: SyntheticEvent) =>
    apiRef.current!.selectItem({ event, itemId: 'standard' });

  return (
    <Stack spacing={1} sx={{ minHeight: 176, width: 280, maxWidth: '100%' }}>
      <Button onClick={toggleStandard}>Toggle standard delivery</Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Delivery"
        defaultExpandedItems={['home']}
      >
        <TreeItem itemId="home" label="To your address">
          <TreeItem itemId="standard" label="Standard, 3 days" />
          <TreeItem itemId="express" label="Express, 1 day" />
        </TreeItem>
        <TreeItem itemId="store" label="Pick up in the store" />
      </SimpleTreeView>
    </Stack>
  );
}
