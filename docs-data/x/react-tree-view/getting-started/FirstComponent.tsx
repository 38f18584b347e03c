import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstComponent() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <SimpleTreeView aria-label="Garden">
        <TreeItem itemId="herbs" label="Herbs">
          <TreeItem itemId="dill" label="Dill" />
          <TreeItem itemId="sage" label="Sage" />
        </TreeItem>
        <TreeItem itemId="vegetables" label="Vegetables">
          <TreeItem itemId="chard" label="Chard" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
