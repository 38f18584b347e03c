import { useId, useState } from 'react';
import Rating, { type RatingProps } from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Named({ label, ...props }: RatingProps & { label: string }) {
  const id = useId();
  return (
    <div>
      <Typography id={id}>{label}</Typography>
      <Rating role="radiogroup" aria-labelledby={id} {...props} />
    </div>
  );
}

export default function BasicRating() {
  const [stars, setStars] = useState<number | null>(3);

  return (
    <Stack spacing={1}>
      <Named
        label="Soup"
        value={stars}
        onChange={(_event, value) => setStars(value)}
      />
      <Named label="Bread" />
      <Named label="Dessert (not served yet)" disabled />
    </Stack>
  );
}
