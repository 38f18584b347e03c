import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Fields from './Fields';
import { formatPrice, steps, total } from './order';
import Review from './Review';
import type { useCheckout } from './useCheckout';

type OrderFormProps = ReturnType<typeof useCheckout>;

export default function OrderForm(props: OrderFormProps) {
  const { at, values, errors, submit, change, goBack } = props;
  const step = steps[at];

  if (!step) {
    return <Alert>Order placed. Your seeds leave on Monday.</Alert>;
  }
  const isLast = at === steps.length - 1;
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={3}>
      <Typography variant="h6" component="h2">
        {step.title}
      </Typography>
      <Fields
        key={step.title}
        fields={step.fields}
        values={values}
        errors={errors}
        onChange={change}
      />
      {isLast && <Review values={values} />}
      <Stack direction="row" spacing={2}>
        {at > 0 && <Button onClick={goBack}>Back</Button>}
        <Button type="submit" variant="contained" size="large">
          {isLast ? `Pay ${formatPrice(total)}` : 'Continue'}
        </Button>
      </Stack>
    </Stack>
  );
}
