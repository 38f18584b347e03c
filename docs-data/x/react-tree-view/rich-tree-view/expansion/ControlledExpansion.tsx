import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const syllabus: TreeViewBaseItem[] = [
  {
    id: 'waves',
    label: 'Waves',
    children: [
      { id: 'sound', label: 'Sound' },
      {
        id: 'light',
        label: 'Light',
        children: [{ id: 'lens', label: 'Lens' }],
      },
    ],
  },
  { id: 'heat', label: 'Heat' },
];

const listBranches = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children }) =>
    children ? [id, ...listBranches(children)] : [],
  );

export default function ControlledExpansion() {
  const [open, setOpen] = useState<string[]>([]);
  const isClosed = open.length === 0;

  return (
    <Stack spacing={1} sx={{ minHeight: 208, width: 280, maxWidth: '100%' }}>
      <Button onClick={() => setOpen(isClosed ? listBranches(syllabus) : [])}>
        {isClosed ? 'Expand all' : 'Collapse all'}
      </Button>
      <RichTreeView
        aria-label="Physics course"
        items={syllabus}
        expandedItems={open}
        onExpandedItemsChange={(_event, ids) => setOpen(ids)}
      />
    </Stack>
  );
}
