import { useState } from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const replies = ['Yes, with pleasure', 'Sorry, no time'];

export default function ClickableChip() {
  const [sent, setSent] = useState('');

  return (
    <Stack spacing={1}>
      <Typography role="status">{sent || 'Are you coming?'}</Typography>
      <Stack direction="row" spacing={1}>
        {replies.map((reply) => (
          <Chip key={reply} color="primary" onClick={() => setSent(reply)}>
            {reply}
          </Chip>
        ))}
      </Stack>
    </Stack>
  );
}
