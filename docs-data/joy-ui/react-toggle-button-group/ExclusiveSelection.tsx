import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ExclusiveSelection() {
  const [paper, setPaper] = useState('a4');

  return (
    <ToggleButtonGroup
      aria-label="Paper"
      value={paper}
      onChange={(_, next) => {
        // It is null when the pressed button is pressed again.
        if (next !== null) setPaper(next);
      }}
    >
      <Button value="a3">A3</Button>
      <Button value="a4">A4</Button>
      <Button value="a5">A5</Button>
    </ToggleButtonGroup>
  );
}
