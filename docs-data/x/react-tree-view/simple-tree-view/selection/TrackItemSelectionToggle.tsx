import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackItemSelectionToggle() {
  const [message, setMessage] = useState('No change yet');

  return (
    <Stack spacing={1} sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <Typography role="status">{message}</Typography>
      <SimpleTreeView
        multiSelect
        aria-label="Seats"
        defaultExpandedItems={['Coach 7']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setMessage(`${itemId} ${isSelected ? 'reserved' : 'released'}`)
        }
      >
        <TreeItem itemId="Coach 7" label="Coach 7">
          <TreeItem itemId="Seat 11" label="Seat 11" />
          <TreeItem itemId="Seat 12" label="Seat 12" />
        </TreeItem>
        <TreeItem itemId="Bicycle" label="Bicycle space" />
      </SimpleTreeView>
    </Stack>
  );
}
