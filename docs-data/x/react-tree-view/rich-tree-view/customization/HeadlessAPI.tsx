import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import TaskItem, { type Task } from './TaskItem';

const move: Task[] = [
  {
    id: 'pack',
    label: 'Pack',
    percent: 50,
    children: [
      { id: 'books', label: 'Books (done)', percent: 100 },
      { id: 'dishes', label: 'Dishes', percent: 0 },
    ],
  },
  { id: 'paint', label: 'Paint the hall', percent: 0 },
];

export default function HeadlessAPI() {
  return (
    <Box sx={{ minHeight: 176, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Tasks of the move"
        items={move}
        slots={{ item: TaskItem }}
        defaultExpandedItems={['pack']}
      />
    </Box>
  );
}
