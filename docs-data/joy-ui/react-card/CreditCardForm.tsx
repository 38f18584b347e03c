import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function CreditCardForm() {
  function pay(event: FormEvent) {
    event.preventDefault();
    // Send the data to your payment provider.
  }

  return (
    <Card
      component="form"
      onSubmit={pay}
      sx={{ mx: 'auto', my: 2, width: 340, maxWidth: 'calc(100% - 32px)' }}
    >
      <Typography level="title-lg">Pay for the course</Typography>
      <CardContent sx={formStyle}>
        <Field label="Card number" autoComplete="cc-number" />
        <Field label="Expires" autoComplete="cc-exp" placeholder="MM/YY" />
        <Field label="Security code" autoComplete="cc-csc" />
        <Field label="Name on the card" autoComplete="cc-name" />
      </CardContent>
      <CardActions>
        <Button type="submit">Pay €85</Button>
      </CardActions>
    </Card>
  );
}

function Field({ label, ...props }: InputProps & { label: string }) {
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      <Input required name={props.autoComplete} {...props} />
    </FormControl>
  );
}

/** The first and the last field take up a whole row. */
const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1.5,
  '& > :first-of-type, & > :last-of-type': { gridColumn: '1/-1' },
} as const;
