import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import MemberItem from './MemberItem';

export default function HeadlessAPI() {
  return (
    <Box sx={{ minHeight: 240, width: 300, maxWidth: '100%' }}>
      <SimpleTreeView aria-label="Team" defaultExpandedItems={['design']}>
        <MemberItem itemId="design" label="Design">
          <MemberItem itemId="ines" label="Ines Moreau" />
          <MemberItem itemId="tariq" label="Tariq Haddad" />
        </MemberItem>
        <MemberItem itemId="support" label="Support">
          <MemberItem itemId="olga" label="Olga Lind" />
        </MemberItem>
      </SimpleTreeView>
    </Box>
  );
}
