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
  { id: 'map', label: 'Map of the coast' },
  { id: 'lamp', label: 'Lamp' },
];

export default function PackingList() {
  return (
    <Box sx={{ width: 200, minHeight: 150 }}>
      <RichTreeView
        aria-label="Packing list"
        items={items}
        defaultSelectedItems="map"
      />
    </Box>
  );
}
