import Box from '@mui/joy/Box';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import StarIcon from '@mui/icons-material/Star';
import type { Mail } from './mails';

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

interface MailRowProps {
  mail: Mail;
  isOpen: boolean;
  onOpen: () => void;
}

export default function MailRow({ mail, isOpen, onOpen }: MailRowProps) {
  const { person, subject, when, body, isUnread, isStarred } = mail;
  const weight = isUnread ? 700 : 400;

  return (
    <ListItem>
      <ListItemButton
        selected={isOpen}
        aria-current={isOpen || undefined}
        onClick={onOpen}
        sx={{
          py: 1.5,
          border: 'none',
          borderBlockEnd: '1px solid var(--curtain-palette-divider)',
          borderInlineStart: '4px solid',
          borderInlineStartColor: isUnread
            ? 'var(--curtain-palette-primary-400)'
            : 'transparent',
        }}
      >
        <ListItemContent sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography
              level="body-sm"
              textColor="text.primary"
              sx={{ ...oneLine, flex: 1, fontWeight: weight }}
            >
              {isUnread ? `Unread: ${person}` : person}
            </Typography>
            {isStarred && (
              <StarIcon titleAccess="Starred" sx={{ fontSize: 16 }} />
            )}
            <Typography level="body-xs" textColor="text.secondary">
              {when}
            </Typography>
          </Box>
          <Typography level="title-sm" sx={{ ...oneLine, fontWeight: weight }}>
            {subject}
          </Typography>
          <Typography
            level="body-sm"
            textColor="text.secondary"
            sx={{ ...oneLine }}
          >
            {body[0]}
          </Typography>
        </ListItemContent>
      </ListItemButton>
    </ListItem>
  );
}
