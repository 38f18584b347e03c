import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ApiMethodSelectItemKeepExistingSelection() {
  const apiRef = useTreeViewApiRef();

  const toggleCheese = (event: SyntheticEvent) =>
    apiRef.current!.selectItem({
      event,
      itemId: 'cheese',
      keepExistingSelection: true,
    });

  return (
    <Stack spacing={1} sx={{ minHeight: 206, width: 280, maxWidth: '100%' }}>
      <Button onClick={toggleCheese}>Add or remove cheese</Button>
      <SimpleTreeView
        multiSelect
        apiRef={apiRef}
        aria-label="Sandwich"
        defaultExpandedItems={['fillings']}
        defaultSelectedItems={['tomato', 'pickles']}
      >
        <TreeItem itemId="fillings" label="Fillings">
          <TreeItem itemId="tomato" label="Tomato" />
          <TreeItem itemId="cheese" label="Cheese" />
          <TreeItem itemId="pickles" label="Pickles" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
