import { forwardRef } from 'react';
import Avatar from '@mui/material/Avatar';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import {
  useTreeItem2,
  type UseTreeItem2Parameters,
} from '@mui/x-tree-view/useTreeItem2';

const avatarStyle = {
  width: 28,
  height: 28,
  fontSize: 14,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
};

type MemberItemProps = Omit<UseTreeItem2Parameters, 'rootRef' | 'label'> & {
  label: string;
};

/** A team with an expand icon, or a member with an avatar. */
const MemberItem = forwardRef<HTMLLIElement, MemberItemProps>(
  function MemberItem({ itemId, label, children, ...other }, rootRef) {
    const item = useTreeItem2({ ...other, itemId, label, children, rootRef });
    const { expandable } = item.status;

    return (
      <TreeItem2Provider itemId={itemId}>
        <TreeItem2Root {...item.getRootProps(other)}>
          <TreeItem2Content {...item.getContentProps()}>
            {expandable ? (
              <TreeItem2IconContainer {...item.getIconContainerProps()}>
                <TreeItem2Icon status={item.status} />
              </TreeItem2IconContainer>
            ) : (
              <Avatar aria-hidden sx={avatarStyle}>
                {label[0]}
              </Avatar>
            )}
            <TreeItem2Label {...item.getLabelProps()} />
          </TreeItem2Content>
          {expandable && (
            <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />
          )}
        </TreeItem2Root>
      </TreeItem2Provider>
    );
  },
);

export default MemberItem;
