import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const folders = [
  { name: 'Received', icon: <InboxIcon />, count: 12 },
  { name: 'Drafts', icon: <DraftsIcon />, count: 2 },
  { name: 'Sent', icon: <SendIcon />, count: 240 },
];

export default function ExampleGmailList() {
  return (
    <List aria-label="Letters" sx={roundStyle}>
      {folders.map(({ name, icon, count }, index) => (
        <ListItem key={name}>
          <ListItemButton
            aria-current={index === 0 || undefined}
            selected={index === 0}
            sx={{ fontWeight: index === 0 ? 'lg' : 'md' }}
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            <ListItemContent>{name}</ListItemContent>
            {count}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** Rounded only at the end of the row. */
const roundStyle = {
  maxWidth: 280,
  '--ListItem-paddingX': '1.25rem',
  '--ListItem-radius': '0 999px 999px 0',
};
