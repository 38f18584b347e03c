import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicSimpleTreeView() {
  return (
    <Box sx={{ minHeight: 236, width: 280, maxWidth: '100%' }}>
      <SimpleTreeView aria-label="Museum" defaultExpandedItems={['ground']}>
        <TreeItem itemId="ground" label="Ground floor">
          <TreeItem itemId="tickets" label="Ticket office" />
          <TreeItem itemId="maps" label="Old maps" />
        </TreeItem>
        <TreeItem itemId="first" label="First floor">
          <TreeItem itemId="clocks" label="Clocks" />
          <TreeItem itemId="ships" label="Model ships" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
