import type { ElementType } from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const RoundItem = styled(TreeItem2)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    borderRadius: 999,
    paddingBlock: theme.spacing(0.75),
    [`&.${treeItemClasses.selected} .${treeItemClasses.label}`]: {
      fontWeight: theme.typography.fontWeightBold,
    },
  },
}));

interface MailboxItemProps extends Omit<TreeItem2Props, 'label'> {
  text: string;
  icon: ElementType;
  unread?: number;
}

/** A mailbox with its icon and the number of unread messages. */
export default function MailboxItem({
  text,
  icon: Icon,
  unread = 0,
  ...props
}: MailboxItemProps) {
  const label = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {text}
      </Box>
      {unread > 0 && unread}
      {unread > 0 && <span style={visuallyHidden}> unread</span>}
    </Box>
  );
  return <RoundItem {...props} label={label} />;
}
