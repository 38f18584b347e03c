import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const stops = 'Airport,Brook Street,Canal,Docks,East Park,Ferry,Grove,Harbor';

export default function ApiMethodGetItemDOMElement() {
  const apiRef = useTreeViewApiRef();

  const showStop = (itemId: string) =>
    apiRef.current!.getItemDOMElement(itemId)!.scrollIntoView({
      block: 'nearest',
    });

  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => showStop('Airport')}>First stop</Button>
        <Button onClick={() => showStop('Harbor')}>Last stop</Button>
      </Stack>
      <Box sx={{ height: 132, overflow: 'auto' }}>
        <SimpleTreeView aria-label="Tram stops" apiRef={apiRef}>
          {stops.split(',').map((stop) => (
            <TreeItem key={stop} itemId={stop} label={stop} />
          ))}
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
