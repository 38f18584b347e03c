import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import BookItem, { type Book } from './BookItem';

const shelves: Book[] = [
  {
    id: 'travel',
    label: 'Travel',
    children: [
      { id: 'delta', label: 'Along the delta', dueBack: 'May 14' },
      { id: 'passes', label: 'Seven passes' },
    ],
  },
  {
    id: 'cooking',
    label: 'Cooking',
    children: [{ id: 'broth', label: 'Broths', dueBack: 'June 2' }],
  },
];

export default function LabelSlots() {
  return (
    <Box sx={{ minHeight: 220, width: 300, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Library"
        items={shelves}
        slots={{ item: BookItem }}
        defaultExpandedItems={['travel']}
      />
    </Box>
  );
}
