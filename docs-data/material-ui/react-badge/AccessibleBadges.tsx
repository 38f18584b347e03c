import { useState } from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

function nameOf(count: number) {
  if (count === 0) return 'Mail, nothing new';
  return count > 99 ? 'Mail, more than 99 new' : `Mail, ${count} new`;
}

export default function AccessibleBadges() {
  const [count, setCount] = useState(98);

  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label={nameOf(count)}>
        <Badge badgeContent={count} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <Button onClick={() => setCount(count + 1)}>New letter</Button>
      <Button onClick={() => setCount(0)}>Read all</Button>
    </Stack>
  );
}
