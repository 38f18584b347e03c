import { useState } from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BadgeVisibility() {
  const [count, setCount] = useState(2);

  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Badge badgeContent={count}>
        <MailIcon titleAccess="Unread letters" sx={{ fontSize: 36 }} />
      </Badge>
      <Button variant="soft" onClick={() => setCount(count === 0 ? 2 : 0)}>
        {count === 0 ? 'Mark as unread' : 'Mark as read'}
      </Button>
    </Stack>
  );
}
