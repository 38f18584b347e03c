import { useId } from 'react';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPrice, items, shipping, total } from './order';

const rows = [
  ...items.map(({ name, amount, price }) => ({
    name: `${amount} × ${name}`,
    price: amount * price,
  })),
  { name: 'Shipping', price: shipping },
];

export default function Basket() {
  const id = useId();

  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: 3 }}
    >
      <Typography id={id} variant="h6" component="h2" gutterBottom>
        Your seeds
      </Typography>
      {rows.map(({ name, price }) => (
        <Stack
          key={name}
          direction="row"
          spacing={2}
          sx={{ py: 0.75, justifyContent: 'space-between' }}
        >
          <span>{name}</span>
          <span>{formatPrice(price)}</span>
        </Stack>
      ))}
      <Divider sx={{ my: 1.5 }} />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <strong>Total</strong>
        <strong>{formatPrice(total)}</strong>
      </Stack>
    </Paper>
  );
}
