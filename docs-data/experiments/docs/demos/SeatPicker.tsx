import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const seats = ['12A', '12B', '12C'];

export default function SeatPicker() {
  const [seat, setSeat] = useState('12B');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Seat"
        value={seat}
        onChange={(event, next: string | null) => setSeat(next ?? seat)}
      >
        {seats.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">Your seat: {seat}</Typography>
    </Stack>
  );
}
