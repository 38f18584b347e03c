import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelectTreeView() {
  return (
    <Box sx={{ minHeight: 204, width: 280, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Save to folder"
        defaultExpandedItems={['photos']}
        defaultSelectedItems="lake"
      >
        <TreeItem itemId="photos" label="Photos">
          <TreeItem itemId="lake" label="Lake weekend" />
          <TreeItem itemId="birthday" label="Birthday" />
        </TreeItem>
        <TreeItem itemId="receipts" label="Receipts">
          <TreeItem itemId="travel" label="Travel" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
