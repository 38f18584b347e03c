import { forwardRef, useState } from 'react';
import { IMaskInput } from 'react-imask';
import { NumericFormat } from 'react-number-format';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const CardInput = forwardRef<HTMLInputElement, InputBaseComponentProps>(
  function CardInput(props, ref) {
    return <IMaskInput {...props} mask="0000 0000 0000 0000" inputRef={ref} />;
  },
);

const PriceInput = forwardRef<HTMLInputElement, InputBaseComponentProps>(
  function PriceInput(props, ref) {
    return (
      <NumericFormat
        {...props}
        // Its type is narrower than that of an input; the field is controlled.
        defaultValue={undefined}
        prefix="$"
        thousandSeparator
        getInputRef={ref}
      />
    );
  },
);

export default function FormattedInputs() {
  const [card, setCard] = useState('');
  const [price, setPrice] = useState('1250');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        label="Library card"
        value={card}
        helperText="Sixteen digits"
        slotProps={{
          input: { inputComponent: CardInput },
          htmlInput: { dir: 'ltr', onAccept: setCard },
        }}
      />
      <TextField
        label="Price"
        value={price}
        helperText={`Stored as ${price || 'nothing'}`}
        slotProps={{
          input: { inputComponent: PriceInput },
          htmlInput: {
            onValueChange: (values: { value: string }) =>
              setPrice(values.value),
          },
        }}
      />
    </Stack>
  );
}
