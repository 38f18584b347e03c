import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import CheckboxItem from './CheckboxItem';

const amenities = [
  {
    id: 'outside',
    label: 'Outside',
    children: [
      { id: 'garden', label: 'Garden' },
      { id: 'parking', label: 'Parking space' },
    ],
  },
  {
    id: 'inside',
    label: 'Inside',
    children: [{ id: 'desk', label: 'Desk' }],
  },
];

export default function CheckboxMultiSelection() {
  return (
    <Box sx={{ minHeight: 184, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        checkboxSelection
        multiSelect
        aria-label="Amenities"
        items={amenities}
        slots={{ item: CheckboxItem }}
        defaultExpandedItems={['outside']}
        defaultSelectedItems={['garden']}
      />
    </Box>
  );
}
