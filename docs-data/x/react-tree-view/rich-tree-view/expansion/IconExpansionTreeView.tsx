import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const regions = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'north-coast', label: 'North coast' },
      { id: 'islands', label: 'Islands' },
    ],
  },
  {
    id: 'mountains',
    label: 'Mountains',
    children: [{ id: 'pass', label: 'Upper pass' }],
  },
];

export default function IconExpansionTreeView() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Weather regions"
        items={regions}
        expansionTrigger="iconContainer"
        defaultSelectedItems="coast"
      />
    </Box>
  );
}
