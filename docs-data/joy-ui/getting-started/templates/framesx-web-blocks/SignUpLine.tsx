import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import Block from './Block';
import { useSignUp } from './useSignUp';

const columns = {
  display: 'grid',
  alignItems: 'center',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
};
const line = { display: 'flex', flexWrap: 'wrap', gap: 1.5 };

/** A form with one field, next to the reason to sign up. */
export default function SignUpLine() {
  const { errors, sent, submit } = useSignUp();

  return (
    <Block id="wind" labelledBy="wind-title" isTinted>
      <Box sx={columns}>
        <div>
          <Typography level="h2" id="wind-title">
            The wind on Fridays
          </Typography>
          <Typography sx={{ mt: 1.5 }}>
            One short letter before the weekend: where it blows, and which kite
            to pack.
          </Typography>
        </div>
        <div>
          <Box component="form" noValidate onSubmit={submit} sx={line}>
            <FormControl
              required
              error={Boolean(errors.email)}
              sx={{ flex: '1 1 220px' }}
            >
              <FormLabel>Email</FormLabel>
              <Input
                error={Boolean(errors.email)}
                name="email"
                type="email"
                autoComplete="email"
                size="lg"
              />
              {errors.email && <FormHelperText>{errors.email}</FormHelperText>}
            </FormControl>
            <Button type="submit" size="lg" sx={{ mt: 3.25, height: 48 }}>
              Send it to me
            </Button>
          </Box>
          <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
            {sent && `The next letter goes to ${String(sent.get('email'))}.`}
          </Typography>
        </div>
      </Box>
    </Block>
  );
}
