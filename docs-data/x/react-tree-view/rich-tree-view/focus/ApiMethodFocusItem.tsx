import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const checklist = [
  { id: 'passport', label: 'Passport' },
  {
    id: 'vehicle',
    label: 'Vehicle',
    children: [
      { id: 'tires', label: 'Tires' },
      { id: 'oil', label: 'Oil (missing)' },
    ],
  },
];

export default function ApiMethodFocusItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 176, width: 280, maxWidth: '100%' }}>
      <Button onClick={(event) => apiRef.current!.focusItem(event, 'oil')}>
        Go to what is missing
      </Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Travel checklist"
        items={checklist}
        defaultExpandedItems={['vehicle']}
      />
    </Stack>
  );
}
