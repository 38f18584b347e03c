import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { useBooking } from './useBooking';

export default function BookingForm({ onDone }: { onDone: () => void }) {
  const { errors, submit } = useBooking(onDone);

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <FormControl required error={Boolean(errors.name)}>
        <FormLabel>Skipper</FormLabel>
        <Input
          error={Boolean(errors.name)}
          name="name"
          autoComplete="name"
          autoFocus
        />
        {errors.name && <FormHelperText>{errors.name}</FormHelperText>}
      </FormControl>
      <FormControl required error={Boolean(errors.email)}>
        <FormLabel>Email</FormLabel>
        <Input
          error={Boolean(errors.email)}
          name="email"
          type="email"
          autoComplete="email"
        />
        {errors.email && <FormHelperText>{errors.email}</FormHelperText>}
      </FormControl>
      <Button type="submit">Book these nights</Button>
    </Stack>
  );
}
