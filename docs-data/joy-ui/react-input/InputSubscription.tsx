import { useState, type FormEvent } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputSubscription() {
  const [done, setDone] = useState(false);

  function subscribe(event: FormEvent) {
    event.preventDefault();
    setDone(true);
  }

  return (
    <Box component="form" onSubmit={subscribe} sx={formStyle}>
      <FormControl>
        <FormLabel>Tide tables by email</FormLabel>
        <Input
          required
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          endDecorator={<Button type="submit">Subscribe</Button>}
        />
        <FormHelperText role="status">
          {done ? 'You’ll get the first one on Monday.' : 'Once a week.'}
        </FormHelperText>
      </FormControl>
    </Box>
  );
}

const formStyle = { width: 360, maxWidth: '100%' };
