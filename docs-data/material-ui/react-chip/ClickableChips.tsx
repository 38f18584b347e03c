import { useState } from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const filters = ['Open now', 'Step-free', 'Outdoor seats'];

export default function ClickableChips() {
  const [on, setOn] = useState(['Open now']);
  const toggle = (filter: string) =>
    setOn(
      on.includes(filter)
        ? on.filter((other) => other !== filter)
        : [...on, filter],
    );

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {filters.map((filter) => (
        <Chip
          key={filter}
          label={filter}
          variant={on.includes(filter) ? 'filled' : 'outlined'}
          icon={on.includes(filter) ? <DoneIcon /> : undefined}
          aria-pressed={on.includes(filter)}
          onClick={() => toggle(filter)}
        />
      ))}
    </Stack>
  );
}
