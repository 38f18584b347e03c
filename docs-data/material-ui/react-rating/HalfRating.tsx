import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function HalfRating() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Rating
        role="radiogroup"
        aria-label="Comfort of the seat"
        defaultValue={2.5}
        precision={0.5}
      />
      <Rating readOnly value={3.7} precision={0.1} />
    </Stack>
  );
}
