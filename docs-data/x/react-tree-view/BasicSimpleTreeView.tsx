import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicSimpleTreeView() {
  return (
    <Box sx={{ minHeight: 236, width: 280, maxWidth: '100%' }}>
      <SimpleTreeView aria-label="Recipes" defaultExpandedItems={['bread']}>
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye sourdough" />
          <TreeItem itemId="focaccia" label="Focaccia" />
        </TreeItem>
        <TreeItem itemId="soup" label="Soup">
          <TreeItem itemId="lentil" label="Lentil soup" />
          <TreeItem itemId="pumpkin" label="Pumpkin soup" />
        </TreeItem>
        <TreeItem itemId="shopping" label="Shopping list" />
      </SimpleTreeView>
    </Box>
  );
}
