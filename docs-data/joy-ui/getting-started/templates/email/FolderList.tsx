import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import BinIcon from '@mui/icons-material/DeleteOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import SentIcon from '@mui/icons-material/SendOutlined';
import StarIcon from '@mui/icons-material/StarOutline';
import { folders } from './mails';
import type { Mailbox } from './useMailbox';

const icons = {
  Inbox: <InboxIcon />,
  Starred: <StarIcon />,
  Sent: <SentIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />,
  Archive: <ArchiveIcon />,
  Bin: <BinIcon />,
};

type FolderListProps = Pick<Mailbox, 'folder' | 'choose' | 'unread'>;

export default function FolderList({
  folder,
  choose,
  unread,
}: FolderListProps) {
  return (
    <Box component="nav" aria-label="Folders">
      <List
        sx={{
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'wrap',
          gap: 0.5,
          p: { xs: 1, md: 2 },
          '--ListItem-radius': '4px',
          '--ListItemDecorator-size': '2rem',
        }}
      >
        {folders.map((one) => (
          <ListItem key={one}>
            <ListItemButton
              color={one === folder ? 'primary' : undefined}
              variant={one === folder ? 'soft' : 'plain'}
              aria-current={one === folder ? 'page' : undefined}
              onClick={() => choose(one)}
            >
              <ListItemDecorator>{icons[one]}</ListItemDecorator>
              {one}
              {one === 'Inbox' && unread > 0 && (
                <Chip
                  size="sm"
                  variant="solid"
                  color="primary"
                  sx={{ marginInlineStart: 'auto' }}
                >
                  {unread} new
                </Chip>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
