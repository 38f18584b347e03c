import { useState, type ChangeEvent, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const hint = 'You can leave at any time.';

export default function ExampleSignUpCheckbox() {
  const [accepted, setAccepted] = useState(false);
  const [message, setMessage] = useState(hint);

  function accept(event: ChangeEvent<HTMLInputElement>) {
    setAccepted(event.target.checked);
    setMessage(hint);
  }
  function join(event: FormEvent) {
    event.preventDefault();
    setMessage(accepted ? 'Welcome to the choir!' : 'Accept the rules first.');
  }

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={join}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <FormControl>
        <Checkbox label="I accept the choir rules" onChange={accept} />
        <FormHelperText role="status">{message}</FormHelperText>
      </FormControl>
      <Link href="#example-sign-up" level="body-sm">
        Read the rules
      </Link>
      <Button type="submit">Join the choir</Button>
    </Stack>
  );
}
