import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

export default function TreeItem2Specimen() {
  return (
    <SimpleTreeView
      checkboxSelection
      multiSelect
      defaultExpandedItems={['plants']}
    >
      <TreeItem2 itemId="plants" label="Plants">
        <TreeItem2 itemId="fern" label="Fern" />
        <TreeItem2 itemId="moss" label="Moss" />
      </TreeItem2>
    </SimpleTreeView>
  );
}
