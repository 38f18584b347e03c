import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisableSelection() {
  return (
    <Box sx={{ minHeight: 204, width: 320, maxWidth: '100%' }}>
      <SimpleTreeView
        disableSelection
        aria-label="Table of contents"
        defaultExpandedItems={['care']}
      >
        <TreeItem itemId="setup" label="Set up the machine">
          <TreeItem itemId="unpack" label="Unpack" />
        </TreeItem>
        <TreeItem itemId="care" label="Care">
          <TreeItem itemId="clean" label="Clean the filter" />
          <TreeItem itemId="descale" label="Remove limescale" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
