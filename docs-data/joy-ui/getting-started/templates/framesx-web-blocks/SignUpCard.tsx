import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import Block from './Block';
import KitChoice from './KitChoice';
import { useSignUp } from './useSignUp';

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 3fr' },
};

/** A form with several fields on a card, next to the reason to sign up. */
export default function SignUpCard() {
  const { errors, sent, submit } = useSignUp();

  return (
    <Block id="order" labelledBy="order-title">
      <Box sx={columns}>
        <div>
          <Typography level="h2" id="order-title">
            Your first kite
          </Typography>
          <Typography sx={{ mt: 2 }}>
            Order today, and it is on your table on Saturday. Pay when it has
            flown: the bill comes two weeks later.
          </Typography>
        </div>
        <Card size="lg" sx={{ boxShadow: 'lg' }}>
          <Box
            component="form"
            noValidate
            onSubmit={submit}
            sx={{ display: 'grid', gap: 2.5 }}
          >
            <KitChoice />
            <FormControl required error={Boolean(errors.name)}>
              <FormLabel>Name</FormLabel>
              <Input
                error={Boolean(errors.name)}
                name="name"
                autoComplete="name"
                size="lg"
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
                size="lg"
              />
              {errors.email && <FormHelperText>{errors.email}</FormHelperText>}
            </FormControl>
            <Button type="submit" size="lg">
              Order the kit
            </Button>
            <div role="status">
              {sent && (
                <Alert role="none" color="success">
                  Thank you. Your {String(sent.get('kit'))} leaves tomorrow.
                </Alert>
              )}
            </div>
          </Box>
        </Card>
      </Box>
    </Block>
  );
}
