import { forwardRef } from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  TreeItem2Content,
  TreeItem2DragAndDropOverlay,
  TreeItem2GroupTransition,
  TreeItem2Icon,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Provider,
  TreeItem2Root,
  useTreeItem2,
  type TreeItem2Props,
} from '@mui/x-tree-view-pro';

/** An item that users drag by its handle instead of its row. */
const HandleItem = forwardRef<HTMLLIElement, TreeItem2Props>(
  function HandleItem({ itemId, label, children }, rootRef) {
    const item = useTreeItem2({ itemId, label, children, rootRef });
    const { draggable, onDragStart, ...rootProps } = item.getRootProps();

    return (
      <TreeItem2Provider itemId={itemId}>
        <TreeItem2Root {...rootProps}>
          <TreeItem2Content {...item.getContentProps()}>
            <TreeItem2IconContainer {...item.getIconContainerProps()}>
              <TreeItem2Icon status={item.status} />
            </TreeItem2IconContainer>
            <TreeItem2Label {...item.getLabelProps()} />
            <Box
              draggable={draggable}
              onDragStart={onDragStart}
              sx={{ display: 'flex', color: 'text.secondary', cursor: 'grab' }}
            >
              <DragIndicatorIcon fontSize="small" />
            </Box>
            <TreeItem2DragAndDropOverlay
              {...item.getDragAndDropOverlayProps()}
            />
          </TreeItem2Content>
          {children && (
            <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
          )}
        </TreeItem2Root>
      </TreeItem2Provider>
    );
  },
);

export default HandleItem;
