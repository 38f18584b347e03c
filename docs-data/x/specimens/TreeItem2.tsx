import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

// The item itself tells whether it is selected.
const slotProps = { checkbox: { 'aria-hidden': true } };

export default function TreeItem2Specimen() {
  return (
    <SimpleTreeView
      aria-label="Garden"
      checkboxSelection
      multiSelect
      defaultExpandedItems={['herbs']}
    >
      <TreeItem2 itemId="herbs" label="Herbs" slotProps={slotProps}>
        <TreeItem2 itemId="basil" label="Basil" slotProps={slotProps} />
        <TreeItem2 itemId="thyme" label="Thyme" slotProps={slotProps} />
      </TreeItem2>
    </SimpleTreeView>
  );
}
