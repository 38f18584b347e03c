import Typography from '@mui/material/Typography';
import type { Values } from './order';

export default function Review({ values }: { values: Values }) {
  return (
    <>
      <Typography>
        {values.name}, {values.street}, {values.code} {values.town}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        To be paid with the card that ends in{' '}
        {values.card?.replaceAll(' ', '').slice(-4)}
      </Typography>
    </>
  );
}
