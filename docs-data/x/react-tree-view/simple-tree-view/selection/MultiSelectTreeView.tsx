import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const months = ['january', 'february'];

export default function MultiSelectTreeView() {
  return (
    <Box sx={{ minHeight: 204, width: 280, maxWidth: '100%' }}>
      <SimpleTreeView
        multiSelect
        aria-label="Invoices to export"
        defaultExpandedItems={months}
        defaultSelectedItems={['inv-104', 'inv-112']}
      >
        <TreeItem itemId="january" label="January">
          <TreeItem itemId="inv-104" label="Invoice 104" />
          <TreeItem itemId="inv-105" label="Invoice 105" />
        </TreeItem>
        <TreeItem itemId="february" label="February">
          <TreeItem itemId="inv-112" label="Invoice 112" />
          <TreeItem itemId="inv-113" label="Invoice 113" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
