import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const order = [
  {
    id: 'parcel',
    label: 'Parcel 1 of 2',
    children: [
      { id: 'mug', label: 'Mug' },
      { id: 'tea', label: 'Tea' },
    ],
  },
  { id: 'later', label: 'Parcel 2 of 2, ships later' },
];

export default function ApiMethodSetItemExpansion() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 176, width: 280, maxWidth: '100%' }}>
      <Button
        onClick={(event) =>
          apiRef.current!.setItemExpansion(event, 'parcel', true)
        }
      >
        What is in parcel 1?
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Order" items={order} />
    </Stack>
  );
}
