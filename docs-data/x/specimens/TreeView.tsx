import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewSpecimen() {
  return (
    <TreeView aria-label="Garden" defaultExpandedItems={['herbs']}>
      <TreeItem itemId="herbs" label="Herbs">
        <TreeItem itemId="basil" label="Basil" />
        <TreeItem itemId="thyme" label="Thyme" />
      </TreeItem>
      <TreeItem itemId="shrubs" label="Shrubs">
        <TreeItem itemId="lilac" label="Lilac" />
      </TreeItem>
    </TreeView>
  );
}
