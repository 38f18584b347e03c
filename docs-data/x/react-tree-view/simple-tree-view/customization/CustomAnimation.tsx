import Box from '@mui/material/Box';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function FadingGroup({ children, ...props }: CollapseProps) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = isCalm ? 0 : 500;
  return (
    <Collapse {...props} timeout={timeout}>
      <Fade in={props.in} timeout={timeout}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

const FadingItem = (props: TreeItemProps) => (
  <TreeItem {...props} slots={{ groupTransition: FadingGroup }} />
);

export default function CustomAnimation() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <SimpleTreeView aria-label="Cloakroom">
        <FadingItem itemId="coats" label="Coats">
          <FadingItem itemId="hook-17" label="Hook 17" />
          <FadingItem itemId="hook-18" label="Hook 18" />
        </FadingItem>
        <FadingItem itemId="bags" label="Bags">
          <FadingItem itemId="shelf-2" label="Shelf 2" />
        </FadingItem>
      </SimpleTreeView>
    </Box>
  );
}
