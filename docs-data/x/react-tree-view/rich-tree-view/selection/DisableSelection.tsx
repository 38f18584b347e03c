import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const organization = [
  {
    id: 'operations',
    label: 'Operations',
    children: [
      { id: 'depot', label: 'Depot' },
      { id: 'drivers', label: 'Drivers' },
    ],
  },
  {
    id: 'service',
    label: 'Customer service',
    children: [{ id: 'desk', label: 'Lost and found' }],
  },
];

export default function DisableSelection() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        disableSelection
        aria-label="Departments"
        items={organization}
        defaultExpandedItems={['operations']}
      />
    </Box>
  );
}
