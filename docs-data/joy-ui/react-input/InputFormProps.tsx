import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputFormProps() {
  const [booked, setBooked] = useState('Nothing booked yet.');

  function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBooked(`Table for ${data.get('guests')} booked.`);
  }

  return (
    <Stack component="form" onSubmit={book} spacing={2} sx={{ width: 240 }}>
      <FormControl required>
        <FormLabel>Guests</FormLabel>
        <Input
          name="guests"
          type="number"
          autoComplete="off"
          slotProps={{ input: { min: 1 } }}
        />
      </FormControl>
      <Button type="submit">Book a table</Button>
      <Typography role="status">{booked}</Typography>
    </Stack>
  );
}
