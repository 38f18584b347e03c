import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const photos = [
  {
    id: 'harbor',
    label: 'Harbor',
    children: [
      { id: 'boats', label: 'Boats at noon' },
      { id: 'crane', label: 'Crane' },
      { id: 'gulls', label: 'Gulls' },
    ],
  },
  { id: 'market', label: 'Market' },
];

export default function MultiSelectTreeView() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        multiSelect
        aria-label="Photos to print"
        items={photos}
        defaultExpandedItems={['harbor']}
        defaultSelectedItems={['boats', 'gulls']}
      />
    </Box>
  );
}
