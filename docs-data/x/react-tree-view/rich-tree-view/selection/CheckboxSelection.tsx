import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import CheckboxItem from './CheckboxItem';

const frames = [
  {
    id: 'wood',
    label: 'Wooden frames',
    children: [
      { id: 'oak', label: 'Oak' },
      { id: 'walnut', label: 'Walnut' },
    ],
  },
  { id: 'metal', label: 'Metal frame' },
];

export default function CheckboxSelection() {
  return (
    <Box sx={{ minHeight: 152, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        checkboxSelection
        aria-label="Picture frame"
        items={frames}
        slots={{ item: CheckboxItem }}
        defaultExpandedItems={['wood']}
      />
    </Box>
  );
}
