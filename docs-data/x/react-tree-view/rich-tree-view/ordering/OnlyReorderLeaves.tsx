import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
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

export default function OnlyReorderLeaves() {
  const apiRef = useTreeViewApiRef();

  const isLeaf = (itemId: string) =>
    apiRef.current!.getItemOrderedChildrenIds(itemId).length === 0;

  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        aria-label="Shifts"
        items={crews}
        isItemReorderable={isLeaf}
        experimentalFeatures={features}
        defaultExpandedItems={['early', 'late']}
      />
    </Box>
  );
}
