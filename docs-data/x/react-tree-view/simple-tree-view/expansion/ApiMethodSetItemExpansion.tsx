import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ApiMethodSetItemExpansion() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 176, width: 280, maxWidth: '100%' }}>
      <Button
        onClick={(event) =>
          apiRef.current!.setItemExpansion(event, 'evening', true)
        }
      >
        Show this evening
      </Button>
      <SimpleTreeView aria-label="TV program" apiRef={apiRef}>
        <TreeItem itemId="morning" label="Morning">
          <TreeItem itemId="weather" label="Weather report" />
        </TreeItem>
        <TreeItem itemId="evening" label="Evening">
          <TreeItem itemId="news" label="News" />
          <TreeItem itemId="film" label="Film of the week" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
