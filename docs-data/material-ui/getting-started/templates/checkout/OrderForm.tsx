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
  const { at, values, errors, heading, submit, change, goBack } = props;
  const step = steps[at];
  const title = (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h6"
      component="h2"
      sx={{ outline: 0 }}
    >
      {step?.title ?? 'Order placed'}
    </Typography>
  );

  if (!step) {
    return (
      <Stack spacing={2}>
        {title}
        <Alert role="none">Your seeds leave on Monday.</Alert>
      </Stack>
    );
  }
  const isLast = at === steps.length - 1;
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={3}>
      {title}
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
