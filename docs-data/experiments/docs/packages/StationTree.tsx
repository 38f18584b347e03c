import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function StationTree() {
  return (
    <SimpleTreeView
      aria-label="Stations"
      defaultExpandedItems={['north']}
      sx={{ minWidth: 220 }}
    >
      <TreeItem itemId="north" label="Northern line">
        <TreeItem itemId="harbor" label="Harbor" />
        <TreeItem itemId="market" label="Market Square" />
      </TreeItem>
      <TreeItem itemId="south" label="Southern line">
        <TreeItem itemId="mill" label="Old Mill" />
      </TreeItem>
    </SimpleTreeView>
  );
}
