import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

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

export default function RichTreeViewProSpecimen() {
  return (
    <RichTreeViewPro
      aria-label="Garden"
      items={items}
      defaultExpandedItems={['herbs']}
      sx={{ width: 240 }}
    />
  );
}
