import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import HandleItem from './HandleItem';

const favorites = [
  {
    id: 'nearby',
    label: 'Nearby',
    children: [
      { id: 'bakery', label: 'Bakery' },
      { id: 'pool', label: 'Swimming pool' },
    ],
  },
  { id: 'cinema', label: 'Cinema' },
];

const features = { indentationAtItemLevel: true, itemsReordering: true };

export default function OnlyReorderFromDragHandle() {
  return (
    <Box sx={{ minHeight: 140, width: 280, maxWidth: '100%' }}>
      <RichTreeViewPro
        itemsReordering
        aria-label="Favorite places"
        items={favorites}
        slots={{ item: HandleItem }}
        experimentalFeatures={features}
        defaultExpandedItems={['nearby']}
      />
    </Box>
  );
}
