import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const years = Array.from({ length: 12 }, (_, index) => ({
  id: `${2024 - index}`,
  label: `Vintage ${2024 - index}`,
}));

export default function ApiMethodGetItemDOMElement() {
  const apiRef = useTreeViewApiRef();

  const showYear = (itemId: string) => {
    const row = apiRef.current!.getItemDOMElement(itemId);
    row?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => showYear('2024')}>Newest</Button>
        <Button onClick={() => showYear('2013')}>Oldest</Button>
      </Stack>
      <Box sx={{ height: 132, overflow: 'auto' }}>
        <RichTreeView apiRef={apiRef} aria-label="Wines" items={years} />
      </Box>
    </Stack>
  );
}
