import { forwardRef, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

interface AmountInputProps {
  name: string;
  onChange: (event: { target: { name: string; value: string } }) => void;
}

const AmountInput = forwardRef<HTMLInputElement, AmountInputProps>(
  function AmountInput({ name, onChange, ...props }, ref) {
    return (
      <NumericFormat
        {...props}
        getInputRef={ref}
        thousandSeparator
        valueIsNumericString
        prefix="€ "
        onValueChange={({ value }) => onChange({ target: { name, value } })}
      />
    );
  },
);

export default function InputReactNumberFormat() {
  const [amount, setAmount] = useState('12500');

  return (
    <FormControl sx={{ width: 200 }}>
      <FormLabel>Invoice amount</FormLabel>
      <Input
        name="amount"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        slotProps={{ input: { component: AmountInput } }}
      />
    </FormControl>
  );
}
