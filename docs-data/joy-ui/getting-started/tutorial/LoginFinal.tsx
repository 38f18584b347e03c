import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import ModeSwitch from './ModeSwitch';

export default function LoginFinal() {
  const [message, setMessage] = useState('Members borrow for free.');

  function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const card = new FormData(event.currentTarget).get('card');
    setMessage(`Welcome back, card ${card}.`);
  }

  return (
    <Sheet component="form" onSubmit={signIn} variant="outlined" sx={formStyle}>
      <ModeSwitch />
      <Typography level="h4" component="h2">
        Tool library
      </Typography>
      <Typography level="body-sm" role="status">
        {message}
      </Typography>
      <FormControl required>
        <FormLabel>Card number</FormLabel>
        <Input name="card" autoComplete="username" />
      </FormControl>
      <FormControl required>
        <FormLabel>Password</FormLabel>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </FormControl>
      <Button type="submit">Sign in</Button>
      <Link href="#the-whole-form" level="body-sm" sx={{ alignSelf: 'center' }}>
        Get a card
      </Link>
    </Sheet>
  );
}

const formStyle = {
  width: 300,
  maxWidth: '100%',
  p: 3,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  borderRadius: 'md',
  boxShadow: 'md',
} as const;
