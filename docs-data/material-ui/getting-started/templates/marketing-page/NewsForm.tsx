import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const problem = 'Enter an email address, such as mira@example.com.';

export default function NewsForm() {
  const [state, setState] = useState<'new' | 'wrong' | 'done'>('new');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const isRight = /^\S+@\S+\.\S+$/.test(field?.value ?? '');
    setState(isRight ? 'done' : 'wrong');
    if (!isRight) field?.focus();
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        onChange={() => setState('new')}
        error={state === 'wrong'}
        helperText={state === 'wrong' ? problem : 'Once a month in the season'}
        sx={{ maxWidth: 420 }}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Subscribe
      </Button>
      <div role="status">
        {state === 'done' && <Alert role="none">See you on the trail.</Alert>}
      </div>
    </Stack>
  );
}
