import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackItemExpansionToggle() {
  const [message, setMessage] = useState('Both drawers are closed');

  return (
    <Stack spacing={1} sx={{ minHeight: 168, width: 280, maxWidth: '100%' }}>
      <Typography role="status">{message}</Typography>
      <SimpleTreeView
        aria-label="Tool chest"
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setMessage(`${itemId} ${isExpanded ? 'opened' : 'closed'}`)
        }
      >
        <TreeItem itemId="Top drawer" label="Top drawer">
          <TreeItem itemId="pliers" label="Pliers" />
        </TreeItem>
        <TreeItem itemId="Bottom drawer" label="Bottom drawer">
          <TreeItem itemId="saw" label="Saw" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
