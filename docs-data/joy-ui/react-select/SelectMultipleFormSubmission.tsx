import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectMultipleFormSubmission() {
  const [sent, setSent] = useState('nothing yet');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('tools')));
  }

  return (
    <Stack component="form" onSubmit={send} spacing={1.5} sx={{ width: 240 }}>
      <Select
        multiple
        name="tools"
        aria-label="Tools"
        sx={placeholderStyle}
        placeholder="Tools"
      >
        <Option value="saw">Saw</Option>
        <Option value="drill">Drill</Option>
        <Option value="ladder">Ladder</Option>
      </Select>
      <Button type="submit">Borrow the tools</Button>
      <Typography role="status">Sent: {sent}</Typography>
    </Stack>
  );
}

const placeholderStyle = { '--Select-placeholderOpacity': 1 };
