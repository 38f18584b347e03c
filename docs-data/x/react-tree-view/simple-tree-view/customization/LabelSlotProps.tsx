import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const german = { label: { lang: 'de', style: { fontStyle: 'italic' } } };

export default function LabelSlotProps() {
  return (
    <Box sx={{ minHeight: 140, width: 300, maxWidth: '100%' }}>
      <SimpleTreeView aria-label="Songs" defaultExpandedItems={['songs']}>
        <TreeItem2 itemId="songs" label="Winter songs">
          <TreeItem2 itemId="night" label="Gute Nacht" slotProps={german} />
          <TreeItem2 itemId="post" label="Die Post" slotProps={german} />
          <TreeItem2 itemId="frost" label="First frost" />
        </TreeItem2>
      </SimpleTreeView>
    </Box>
  );
}
