import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ApiMethodFocusItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 176, width: 280, maxWidth: '100%' }}>
      <Button
        onClick={(event) => apiRef.current!.focusItem(event, 'insurance')}
      >
        Go to insurance
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Sections of the contract"
        defaultExpandedItems={['costs']}
      >
        <TreeItem itemId="period" label="Rental period" />
        <TreeItem itemId="costs" label="Costs">
          <TreeItem itemId="deposit" label="Deposit" />
          <TreeItem itemId="insurance" label="Insurance" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
