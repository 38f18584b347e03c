import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

export default function SimpleTreeViewSpecimen() {
  return (
    <SimpleTreeView aria-label="Garden" defaultExpandedItems={['herbs']}>
      <TreeItem2 itemId="herbs" label="Herbs">
        <TreeItem2 itemId="basil" label="Basil" />
        <TreeItem2 itemId="thyme" label="Thyme" />
      </TreeItem2>
      <TreeItem2 itemId="shrubs" label="Shrubs">
        <TreeItem2 itemId="lilac" label="Lilac" />
      </TreeItem2>
    </SimpleTreeView>
  );
}
