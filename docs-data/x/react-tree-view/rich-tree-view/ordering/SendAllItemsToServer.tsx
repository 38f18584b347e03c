import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef, type TreeViewBaseItem } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const todo = [
  { id: 'call', label: 'Call the printer' },
  { id: 'proof', label: 'Check the proof' },
  { id: 'order', label: 'Order paper' },
];

const features = { indentationAtItemLevel: true, itemsReordering: true };

/** The data that your code would send to the server. */
const write = (items: TreeViewBaseItem[]): string =>
  items
    .map(({ id, children }) => (children ? `${id}(${write(children)})` : id))
    .join(', ');

export default function SendAllItemsToServer() {
  const apiRef = useTreeViewApiRef();
  const [moves, setMoves] = useState(0);
  const [sent, setSent] = useState('nothing');

  useEffect(() => {
    if (moves > 0) setSent(write(apiRef.current!.getItemTree()));
  }, [apiRef, moves]);

  return (
    <Stack spacing={1} sx={{ minHeight: 172, width: 320, maxWidth: '100%' }}>
      <Typography role="status">Sent: {sent}</Typography>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        aria-label="To do"
        items={todo}
        onItemPositionChange={() => setMoves(moves + 1)}
        experimentalFeatures={features}
      />
    </Stack>
  );
}
