import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      { id: 'basil', label: 'Basil' },
      { id: 'thyme', label: 'Thyme' },
    ],
  },
  {
    id: 'shrubs',
    label: 'Shrubs',
    children: [{ id: 'lilac', label: 'Lilac' }],
  },
];

export default function RichTreeViewSpecimen() {
  return (
    <RichTreeView
      aria-label="Garden"
      items={items}
      defaultExpandedItems={['herbs']}
    />
  );
}
