import Rating, { type RatingProps } from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const sizes: RatingProps['size'][] = ['small', 'medium', 'large'];

export default function RatingSize() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {sizes.map((size) => (
        <Rating
          key={size}
          role="radiogroup"
          aria-label={`Ease of use, ${size}`}
          size={size}
          defaultValue={4}
        />
      ))}
    </Stack>
  );
}
