import { useState } from 'react';
import ChatIcon from '@mui/icons-material/Chat';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BadgeVisibility() {
  const [isShown, setIsShown] = useState(true);

  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={2} color="primary" invisible={!isShown}>
        <ChatIcon titleAccess={isShown ? 'Chat, 2 new' : 'Chat'} />
      </Badge>
      <FormControlLabel
        label="Count new messages"
        control={<Switch checked={isShown} />}
        onChange={(_event, isOn) => setIsShown(isOn)}
      />
    </Stack>
  );
}
