import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';

const courses = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      { id: 'beetroot', label: 'Beetroot salad' },
      { id: 'soup', label: 'Clear soup' },
    ],
  },
  {
    id: 'mains',
    label: 'Main courses',
    children: [
      { id: 'trout', label: 'Trout' },
      { id: 'dumplings', label: 'Dumplings' },
    ],
  },
];

type CanMove = RichTreeViewProProps<
  (typeof courses)[number],
  false
>['canMoveItemToNewPosition'];

const staysInCourse: CanMove = ({ oldPosition, newPosition }) =>
  oldPosition.parentId === newPosition.parentId;

const features = { indentationAtItemLevel: true, itemsReordering: true };

export default function OnlyReorderInSameParent() {
  return (
    <Box sx={{ minHeight: 204, width: 280, maxWidth: '100%' }}>
      <RichTreeViewPro
        itemsReordering
        aria-label="Dinner"
        items={courses}
        canMoveItemToNewPosition={staysInCourse}
        experimentalFeatures={features}
        defaultExpandedItems={['starters', 'mains']}
      />
    </Box>
  );
}
