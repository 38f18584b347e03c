import { forwardRef, useState } from 'react';
import { IMaskInput } from 'react-imask';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

interface TimeInputProps {
  name: string;
  onChange: (event: { target: { name: string; value: string } }) => void;
}

const TimeInput = forwardRef<HTMLInputElement, TimeInputProps>(
  function TimeInput({ name, onChange, ...props }, ref) {
    return (
      <IMaskInput
        {...props}
        mask="00:00"
        inputRef={ref}
        onAccept={(value: string) => onChange({ target: { name, value } })}
      />
    );
  },
);

export default function InputReactImask() {
  const [departure, setDeparture] = useState('07:45');

  return (
    <FormControl sx={{ width: 200 }}>
      <FormLabel>Departure</FormLabel>
      <Input
        name="departure"
        value={departure}
        onChange={(event) => setDeparture(event.target.value)}
        slotProps={{ input: { component: TimeInput } }}
      />
    </FormControl>
  );
}
