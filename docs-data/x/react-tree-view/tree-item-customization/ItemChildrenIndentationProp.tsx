import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const law = [
  {
    id: 'part-1',
    label: 'Part 1: Scope',
    children: [
      {
        id: 'chapter-1',
        label: 'Chapter 1: Terms',
        children: [{ id: 'section-1', label: 'Section 1: Vehicles' }],
      },
    ],
  },
  { id: 'part-2', label: 'Part 2: Fees' },
];

export default function ItemChildrenIndentationProp() {
  return (
    <Box sx={{ minHeight: 140, width: 300, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Parking bylaw"
        items={law}
        itemChildrenIndentation={24}
        defaultExpandedItems={['part-1', 'chapter-1']}
      />
    </Box>
  );
}
