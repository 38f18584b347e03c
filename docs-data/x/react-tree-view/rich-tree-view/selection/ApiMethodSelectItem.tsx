import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const tariffs = [
  {
    id: 'monthly',
    label: 'Monthly pass',
    children: [
      { id: 'student', label: 'Students' },
      { id: 'adult', label: 'Adults' },
    ],
  },
  { id: 'yearly', label: 'Yearly pass' },
];

export default function ApiMethodSelectItem() {
  const apiRef = useTreeViewApiRef();

  const chooseYearly = (event: SyntheticEvent) =>
    apiRef.current!.selectItem({
      event,
      itemId: 'yearly',
      shouldBeSelected: true,
    });

  return (
    <Stack spacing={1} sx={{ minHeight: 176, width: 280, maxWidth: '100%' }}>
      <Button onClick={chooseYearly}>Choose the yearly pass</Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Passes"
        items={tariffs}
        defaultExpandedItems={['monthly']}
      />
    </Stack>
  );
}
