import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const TouchItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    minHeight: 48,
    borderRadius: 24,
    [`&.${treeItemClasses.focused}`]: {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: -2,
    },
  },
  [`& .${treeItemClasses.iconContainer}`]: {
    width: 40,
    '& svg': { fontSize: 28 },
  },
}));

export default function CustomStyling() {
  return (
    <Box sx={{ minHeight: 240, width: 300, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Ticket machine"
        defaultExpandedItems={['zones']}
      >
        <TouchItem itemId="zones" label="Single ticket">
          <TouchItem itemId="zone-a" label="Zone A" />
          <TouchItem itemId="zone-b" label="Zones A and B" />
        </TouchItem>
        <TouchItem itemId="day" label="Day ticket">
          <TouchItem itemId="day-all" label="All zones" />
        </TouchItem>
      </SimpleTreeView>
    </Box>
  );
}
