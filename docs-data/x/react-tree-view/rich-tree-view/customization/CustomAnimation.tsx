import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const wardrobe = [
  {
    id: 'winter',
    label: 'Winter',
    children: [
      { id: 'coat', label: 'Coat' },
      { id: 'gloves', label: 'Gloves' },
    ],
  },
  {
    id: 'summer',
    label: 'Summer',
    children: [{ id: 'hat', label: 'Straw hat' }],
  },
];

const slowGroup = { slotProps: { groupTransition: { timeout: 800 } } };

export default function CustomAnimation() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Wardrobe"
        items={wardrobe}
        slotProps={{ item: slowGroup }}
      />
    </Box>
  );
}
