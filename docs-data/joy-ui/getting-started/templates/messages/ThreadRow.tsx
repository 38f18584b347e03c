import Chip from '@mui/joy/Chip';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import PlantPicture from './PlantPicture';
import type { Thread } from './threads';

interface ThreadRowProps {
  thread: Thread;
  isOpen: boolean;
  onOpen: () => void;
}

export default function ThreadRow(props: ThreadRowProps) {
  const { thread, isOpen, onOpen } = props;
  const { person, about, plant, unread } = thread;

  return (
    <ListItem>
      <ListItemButton
        selected={isOpen}
        aria-current={isOpen || undefined}
        onClick={onOpen}
        sx={{ gap: 1.5, p: 1.5 }}
      >
        <PlantPicture plant={plant} />
        <ListItemContent>
          <Typography level="title-md">{person}</Typography>
          <Typography level="body-sm" textColor="text.secondary">
            {about}
          </Typography>
        </ListItemContent>
        {unread > 0 && (
          <Chip variant="solid" color="primary" size="sm">
            {unread} new
          </Chip>
        )}
      </ListItemButton>
    </ListItem>
  );
}
