import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const openFloors = ['second', 'third'];

export default function DisabledJSXItem() {
  return (
    <Box sx={{ minHeight: 204, width: 300, maxWidth: '100%' }}>
      <SimpleTreeView aria-label="Rooms" defaultExpandedItems={openFloors}>
        <TreeItem itemId="second" label="Second floor">
          <TreeItem itemId="201" label="Room 201" />
          <TreeItem itemId="202" label="Room 202 (booked)" disabled />
        </TreeItem>
        <TreeItem itemId="third" label="Third floor (renovation)" disabled>
          <TreeItem itemId="301" label="Room 301" />
          <TreeItem itemId="302" label="Room 302" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
