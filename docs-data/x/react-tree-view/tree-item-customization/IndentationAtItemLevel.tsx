import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const layers = [
  {
    id: 'poster',
    label: 'Poster',
    children: [
      {
        id: 'text',
        label: 'Text',
        children: [{ id: 'date', label: 'Date' }],
      },
      { id: 'background', label: 'Background' },
    ],
  },
];

export default function IndentationAtItemLevel() {
  return (
    <Box sx={{ minHeight: 140, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Layers"
        items={layers}
        experimentalFeatures={{ indentationAtItemLevel: true }}
        defaultExpandedItems={['poster', 'text']}
        defaultSelectedItems="date"
      />
    </Box>
  );
}
