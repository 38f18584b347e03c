import { useState } from 'react';
import Chip from '@mui/joy/Chip';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const times = ['18:00', '19:30', '21:00'];

export default function RadioChip() {
  const [time, setTime] = useState('19:30');

  return (
    <RadioGroup
      aria-label="Show time"
      orientation="horizontal"
      value={time}
      onChange={(event) => setTime(event.target.value)}
      sx={{ gap: 1 }}
    >
      {times.map((name) => (
        <Chip key={name} variant="plain" size="lg">
          <TimeRadio name={name} chosen={name === time} />
        </Chip>
      ))}
    </RadioGroup>
  );
}

function TimeRadio({ name, chosen }: { name: string; chosen: boolean }) {
  return (
    <Radio
      overlay
      disableIcon
      value={name}
      label={name}
      variant={chosen ? 'solid' : 'outlined'}
    />
  );
}
