import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stages = [
  {
    id: 'main',
    label: 'Main stage',
    children: [
      { id: 'main-fri', label: 'Friday, 20:00' },
      { id: 'main-sat', label: 'Saturday, 21:30' },
    ],
  },
  {
    id: 'tent',
    label: 'Tent',
    children: [{ id: 'tent-sat', label: 'Saturday, 18:00' }],
  },
  { id: 'camp', label: 'Campsite' },
];

export default function BasicRichTreeView() {
  return (
    <Box sx={{ minHeight: 204, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Festival"
        items={stages}
        defaultExpandedItems={['main']}
      />
    </Box>
  );
}
