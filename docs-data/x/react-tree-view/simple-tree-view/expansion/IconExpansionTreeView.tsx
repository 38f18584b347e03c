import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconExpansionTreeView() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Mailboxes"
        expansionTrigger="iconContainer"
        defaultExpandedItems={['inbox']}
      >
        <TreeItem itemId="inbox" label="Inbox">
          <TreeItem itemId="travel" label="Travel" />
          <TreeItem itemId="bills" label="Bills" />
        </TreeItem>
        <TreeItem itemId="archive" label="Archive">
          <TreeItem itemId="last-year" label="Last year" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
