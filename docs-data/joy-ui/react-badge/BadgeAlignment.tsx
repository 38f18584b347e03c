import { useState } from 'react';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const corners = {
  'top left': { vertical: 'top', horizontal: 'left' },
  'top right': { vertical: 'top', horizontal: 'right' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
} as const;

export default function BadgeAlignment() {
  const [corner, setCorner] = useState<keyof typeof corners>('top right');

  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <Badge badgeContent={7} anchorOrigin={corners[corner]}>
        <Avatar size="lg">RS</Avatar>
      </Badge>
      <RadioGroup
        aria-label="Corner"
        value={corner}
        onChange={(event) => setCorner(event.target.value as typeof corner)}
      >
        {Object.keys(corners).map((name) => (
          <Radio key={name} value={name} label={name} />
        ))}
      </RadioGroup>
    </Stack>
  );
}
