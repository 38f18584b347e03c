import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const houseplants: TreeViewBaseItem[] = [
  {
    id: 'living',
    label: 'Living room',
    children: [
      { id: 'fern', label: 'Fern, water twice a week' },
      { id: 'palm', label: 'Palm, water on Sundays' },
    ],
  },
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [{ id: 'basil', label: 'Basil, water daily' }],
  },
];

export default function BasicRichTreeView() {
  return (
    <Box sx={{ minHeight: 172, width: 300, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="House plants"
        items={houseplants}
        defaultExpandedItems={['living']}
      />
    </Box>
  );
}
