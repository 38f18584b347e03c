import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeItemSpecimen() {
  return (
    <SimpleTreeView defaultExpandedItems={['plants']}>
      <TreeItem itemId="plants" label="Plants">
        <TreeItem itemId="fern" label="Fern" />
        <TreeItem itemId="moss" label="Moss" />
      </TreeItem>
    </SimpleTreeView>
  );
}
