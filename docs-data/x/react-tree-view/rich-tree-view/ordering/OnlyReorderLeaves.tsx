import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const crews = [
  {
    id: 'early',
    label: 'Early shift',
    children: [
      { id: 'van-3', label: 'Van 3' },
      { id: 'van-5', label: 'Van 5' },
    ],
  },
  {
    id: 'late',
    label: 'Late shift',
    children: [{ id: 'van-8', label: 'Van 8' }],
  },
];

const features = { indentationAtItemLevel: true, itemsReordering: true };

// A shift without vans has no children either, but must stay in its place.
const isVan = (itemId: string) => itemId.startsWith('van-');

export default function OnlyReorderLeaves() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <RichTreeViewPro
        itemsReordering
        aria-label="Shifts"
        items={crews}
        isItemReorderable={isVan}
        experimentalFeatures={features}
        defaultExpandedItems={['early', 'late']}
      />
    </Box>
  );
}
