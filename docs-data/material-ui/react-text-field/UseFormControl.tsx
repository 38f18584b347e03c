import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';

function FocusHint() {
  const { focused } = useFormControl() ?? {};

  return (
    <FormHelperText id="coupon-hint">
      {focused ? 'Capital letters and digits, no spaces' : 'Optional'}
    </FormHelperText>
  );
}

export default function UseFormControl() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <OutlinedInput
        placeholder="Coupon code"
        inputProps={{
          'aria-label': 'Coupon code',
          'aria-describedby': 'coupon-hint',
        }}
      />
      <FocusHint />
    </FormControl>
  );
}
