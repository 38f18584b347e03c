import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const LinedItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.groupTransition}`]: {
    marginLeft: 15,
    paddingLeft: 14,
    borderLeft: `1px dashed ${theme.palette.text.secondary}`,
  },
}));

const slots = {
  expandIcon: AddBoxOutlinedIcon,
  collapseIcon: IndeterminateCheckBoxOutlinedIcon,
};

export default function BorderedTreeView() {
  return (
    <Box sx={{ minHeight: 236, width: 300, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Family of instruments"
        slots={slots}
        defaultExpandedItems={['strings', 'bowed']}
      >
        <LinedItem itemId="strings" label="Strings">
          <LinedItem itemId="bowed" label="Bowed">
            <LinedItem itemId="viola" label="Viola" />
            <LinedItem itemId="cello" label="Cello" />
          </LinedItem>
          <LinedItem itemId="harp" label="Harp" />
        </LinedItem>
        <LinedItem itemId="brass" label="Brass" />
      </SimpleTreeView>
    </Box>
  );
}
