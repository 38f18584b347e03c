import NewspaperIcon from '@mui/icons-material/Newspaper';
import Badge from '@mui/material/Badge';

export default function DotBadge() {
  return (
    <Badge color="secondary" variant="dot">
      <NewspaperIcon titleAccess="News, not read yet" />
    </Badge>
  );
}
