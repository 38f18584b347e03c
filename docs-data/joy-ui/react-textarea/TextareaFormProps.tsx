import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaFormProps() {
  const [status, setStatus] = useState('Nothing sent yet.');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('report'));
    const words = text.match(/\S+/g)?.length;
    setStatus(words ? `Sent. Words: ${words}` : 'Say what is broken first.');
  }

  return (
    <Stack component="form" onSubmit={send} spacing={2} sx={{ width: 280 }}>
      <FormControl required>
        <FormLabel>What is broken?</FormLabel>
        <Textarea name="report" minRows={2} />
      </FormControl>
      <Button type="submit">Report the elevator</Button>
      <Typography role="status">{status}</Typography>
    </Stack>
  );
}
