import { forwardRef } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

export interface Task {
  id: string;
  label: string;
  percent: number;
  children?: Task[];
}

/** A task. If it has subtasks, it shows its progress. */
const TaskItem = forwardRef<HTMLLIElement, TreeItem2Props>(function TaskItem(
  { itemId, label, children },
  rootRef,
) {
  const item = useTreeItem2({ itemId, label, children, rootRef });
  const { percent }: Task = item.publicAPI.getItem(itemId);

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <Box sx={{ flexGrow: 1 }}>
            <TreeItem2Label {...item.getLabelProps()} />
            {children && (
              <LinearProgress
                variant="determinate"
                value={percent}
                aria-label={`${percent}% of "${label}" is done`}
              />
            )}
          </Box>
        </TreeItem2Content>
        {children && (
          <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default TaskItem;
