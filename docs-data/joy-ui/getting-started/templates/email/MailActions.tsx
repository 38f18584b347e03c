import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import BackIcon from '@mui/icons-material/ArrowBack';
import BinIcon from '@mui/icons-material/DeleteOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarOutline';
import type { Mail } from './mails';

const turning = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export interface MailActionsProps {
  mail: Mail;
  onBack: () => void;
  onReply: () => void;
  onChange: (changes: Partial<Mail>) => void;
  onMove: (to: Mail['folder']) => void;
}

export default function MailActions(props: MailActionsProps) {
  const { mail, onBack, onReply, onChange, onMove } = props;
  const isAway = mail.folder === 'Archive' || mail.folder === 'Bin';

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <IconButton
        aria-label="Back to the list"
        onClick={onBack}
        sx={{ display: { md: 'none' } }}
      >
        <BackIcon sx={turning} />
      </IconButton>
      <Button startDecorator={<ReplyIcon sx={turning} />} onClick={onReply}>
        Reply
      </Button>
      <IconButton
        aria-label="Star"
        aria-pressed={mail.isStarred ?? false}
        onClick={() => onChange({ isStarred: !mail.isStarred })}
      >
        {mail.isStarred ? <StarIcon /> : <StarOutlineIcon />}
      </IconButton>
      <IconButton
        aria-label="Mark as unread"
        aria-pressed={mail.isUnread ?? false}
        onClick={() => onChange({ isUnread: !mail.isUnread })}
      >
        <UnreadIcon />
      </IconButton>
      {isAway ? (
        <IconButton
          aria-label="Move to the inbox"
          onClick={() => onMove('Inbox')}
        >
          <InboxIcon />
        </IconButton>
      ) : (
        <IconButton aria-label="Archive" onClick={() => onMove('Archive')}>
          <ArchiveIcon />
        </IconButton>
      )}
      {mail.folder !== 'Bin' && (
        <IconButton aria-label="Move to the bin" onClick={() => onMove('Bin')}>
          <BinIcon />
        </IconButton>
      )}
    </Stack>
  );
}
