import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'tent',
    label: 'Tent',
    children: [
      { id: 'poles', label: 'Poles' },
      { id: 'pegs', label: 'Twelve pegs' },
    ],
  },
  {
    id: 'stove',
    label: 'Stove',
    children: [{ id: 'gas', label: 'Gas' }],
  },
];

export default function PackingList() {
  return (
    <Box sx={{ width: 200, minHeight: 150 }}>
      <RichTreeView
        aria-label="Packing list"
        items={items}
        defaultExpandedItems={['tent']}
        defaultSelectedItems={['poles']}
        multiSelect
        checkboxSelection
      />
    </Box>
  );
}
