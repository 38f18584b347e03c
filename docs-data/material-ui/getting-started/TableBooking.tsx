import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function TableBooking() {
  const guestsId = useId();
  const [guests, setGuests] = useState(4);
  const [outside, setOutside] = useState(true);
  const [booked, setBooked] = useState(false);
  const people = guests === 1 ? '1 guest' : `${guests} guests`;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Box>
        <Typography id={guestsId}>Guests: {guests}</Typography>
        <Slider
          aria-labelledby={guestsId}
          value={guests}
          onChange={(_, value) => setGuests(value as number)}
          min={1}
          max={10}
          marks
        />
      </Box>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <FormControlLabel
          control={
            <Switch
              checked={outside}
              onChange={(event) => setOutside(event.target.checked)}
            />
          }
          label="On the terrace"
          sx={{ flex: 1 }}
        />
        <Button
          variant={booked ? 'outlined' : 'contained'}
          onClick={() => setBooked(!booked)}
        >
          {booked ? 'Cancel the booking' : 'Book a table'}
        </Button>
      </Stack>
      <Typography variant="body2" role="status" color="text.secondary">
        {booked
          ? `Booked: ${people}, ${outside ? 'on the terrace' : 'inside'}.`
          : 'Nothing is booked yet.'}
      </Typography>
    </Stack>
  );
}
