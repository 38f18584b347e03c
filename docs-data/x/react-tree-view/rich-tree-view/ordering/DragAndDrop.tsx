import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const program = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: 'welcome', label: 'Welcome' },
      { id: 'tour', label: 'Tour of the yard' },
    ],
  },
  {
    id: 'afternoon',
    label: 'Afternoon',
    children: [{ id: 'workshop', label: 'Workshop' }],
  },
];

const features = { indentationAtItemLevel: true, itemsReordering: true };

export default function DragAndDrop() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <RichTreeViewPro
        itemsReordering
        aria-label="Open day"
        items={program}
        experimentalFeatures={features}
        defaultExpandedItems={['morning', 'afternoon']}
      />
    </Box>
  );
}
