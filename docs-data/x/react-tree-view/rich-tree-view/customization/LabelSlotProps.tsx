import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const parts = [
  {
    id: 'EN-100',
    label: 'EN-100 Engine',
    children: [
      { id: 'EN-110', label: 'EN-110 Cylinder' },
      { id: 'EN-120', label: 'EN-120 Spark plug' },
    ],
  },
  { id: 'BR-200', label: 'BR-200 Brake disc' },
];

const monospace = {
  slotProps: { label: { style: { fontFamily: 'monospace' } } },
};

export default function LabelSlotProps() {
  return (
    <Box sx={{ minHeight: 140, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Spare parts"
        items={parts}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: monospace }}
        defaultExpandedItems={['EN-100']}
      />
    </Box>
  );
}
