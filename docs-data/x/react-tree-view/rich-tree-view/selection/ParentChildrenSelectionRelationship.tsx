import { useState } from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { changeLeaves, partlySelected, withBranches } from './leafSelection';

const permissions = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'read', label: 'Read invoices' },
      { id: 'send', label: 'Send invoices' },
    ],
  },
  {
    id: 'staff',
    label: 'Staff',
    children: [{ id: 'invite', label: 'Invite people' }],
  },
];

export default function ParentChildrenSelectionRelationship() {
  const [leaves, setLeaves] = useState<Set<string>>(new Set(['read']));
  const partly = partlySelected(permissions, leaves);
  const item = ({ itemId }: { itemId: string }) => {
    const checkbox = { 'aria-hidden': true, indeterminate: partly.has(itemId) };
    return { slotProps: { checkbox } };
  };

  return (
    <Box sx={{ minHeight: 184, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        checkboxSelection
        multiSelect
        aria-label="Permissions"
        items={permissions}
        slots={{ item: TreeItem2 }}
        slotProps={{ item }}
        defaultExpandedItems={['invoices', 'staff']}
        selectedItems={withBranches(permissions, leaves)}
        onSelectedItemsChange={(_event, ids) =>
          setLeaves(changeLeaves(permissions, leaves, ids))
        }
      />
    </Box>
  );
}
