import { useId, useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

export default function Nights() {
  const [nights, setNights] = useState(2);
  const id = useId();
  const change = (by: number) => setNights(Math.max(nights + by, 1));
  return (
    <Grid xs={12} sm={6}>
      <Typography id={id} level="title-sm" sx={{ mb: 0.75 }}>
        Nights: {nights}
      </Typography>
      <ButtonGroup aria-labelledby={id}>
        <Button aria-label="One night fewer" onClick={() => change(-1)}>
          −
        </Button>
        <Button aria-label="One night more" onClick={() => change(1)}>
          +
        </Button>
      </ButtonGroup>
    </Grid>
  );
}
