import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import CheckboxItem from './CheckboxItem';

export default function CheckboxSelection() {
  return (
    <Box sx={{ minHeight: 204, width: 300, maxWidth: '100%' }}>
      <SimpleTreeView
        checkboxSelection
        aria-label="Pickup point"
        defaultExpandedItems={['station']}
      >
        <CheckboxItem itemId="station" label="Central station">
          <CheckboxItem itemId="locker" label="Parcel locker" />
          <CheckboxItem itemId="kiosk" label="Kiosk, platform 4" />
        </CheckboxItem>
        <CheckboxItem itemId="market" label="Market hall" />
      </SimpleTreeView>
    </Box>
  );
}
