import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const topics = [
  {
    id: 'bike',
    label: 'Bicycle',
    children: [
      { id: 'brakes', label: 'Brakes' },
      { id: 'gears', label: 'Gears' },
    ],
  },
  { id: 'lights', label: 'Lights' },
];

export default function SingleSelectTreeView() {
  return (
    <Box sx={{ minHeight: 140, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="What needs repair"
        items={topics}
        defaultExpandedItems={['bike']}
        defaultSelectedItems="brakes"
      />
    </Box>
  );
}
