import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectFormSubmission() {
  const [sent, setSent] = useState('nothing yet');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('branch')));
  }

  return (
    <Stack component="form" onSubmit={send} spacing={1.5} sx={{ width: 240 }}>
      <Select
        required
        name="branch"
        aria-label="Branch"
        sx={placeholderStyle}
        placeholder="Branch"
      >
        <Option value="north">North library</Option>
        <Option value="harbor">Harbor library</Option>
      </Select>
      <Button type="submit">Reserve the book</Button>
      <Typography role="status">Sent: {sent}</Typography>
    </Stack>
  );
}

const placeholderStyle = { '--Select-placeholderOpacity': 1 };
