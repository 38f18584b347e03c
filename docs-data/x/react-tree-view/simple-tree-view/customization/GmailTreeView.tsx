import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import LabelIcon from '@mui/icons-material/Label';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import MailboxItem from './MailboxItem';

export default function GmailTreeView() {
  return (
    <Box sx={{ minHeight: 240, width: 300, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Mail"
        itemChildrenIndentation={24}
        defaultExpandedItems={['labels']}
        defaultSelectedItems="inbox"
      >
        <MailboxItem itemId="inbox" text="Inbox" icon={InboxIcon} unread={12} />
        <MailboxItem itemId="drafts" text="Drafts" icon={DraftsIcon} />
        <MailboxItem itemId="sent" text="Sent" icon={SendIcon} />
        <MailboxItem itemId="labels" text="Labels" icon={LabelIcon}>
          <MailboxItem itemId="club" text="Club" icon={LabelIcon} unread={3} />
          <MailboxItem itemId="rent" text="Rent" icon={LabelIcon} />
        </MailboxItem>
      </SimpleTreeView>
    </Box>
  );
}
