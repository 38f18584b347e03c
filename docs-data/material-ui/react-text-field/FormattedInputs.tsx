import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import CardInput from './CardInput';
import PriceInput from './PriceInput';

export default function FormattedInputs() {
  const [card, setCard] = useState('');
  const [price, setPrice] = useState('1250');

  const cardSlots = {
    input: { inputComponent: CardInput },
    htmlInput: { dir: 'ltr', onAccept: setCard },
  };
  const priceSlots = {
    input: { inputComponent: PriceInput },
    htmlInput: {
      onValueChange: (values: { value: string }) => setPrice(values.value),
    },
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Library card"
        value={card}
        helperText="Sixteen digits"
        slotProps={cardSlots}
      />
      <TextField
        label="Price"
        value={price}
        helperText={`Stored as ${price || 'nothing'}`}
        slotProps={priceSlots}
      />
    </Stack>
  );
}
