import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import CheckboxItem from './CheckboxItem';

export default function CheckboxMultiSelection() {
  return (
    <Box sx={{ minHeight: 204, width: 300, maxWidth: '100%' }}>
      <SimpleTreeView
        checkboxSelection
        multiSelect
        aria-label="Newsletter topics"
        defaultExpandedItems={['city', 'sports']}
        defaultSelectedItems={['concerts', 'rowing']}
      >
        <CheckboxItem itemId="city" label="In the city">
          <CheckboxItem itemId="concerts" label="Concerts" />
          <CheckboxItem itemId="markets" label="Flea markets" />
        </CheckboxItem>
        <CheckboxItem itemId="sports" label="Sports">
          <CheckboxItem itemId="rowing" label="Rowing" />
          <CheckboxItem itemId="climbing" label="Climbing" />
        </CheckboxItem>
      </SimpleTreeView>
    </Box>
  );
}
