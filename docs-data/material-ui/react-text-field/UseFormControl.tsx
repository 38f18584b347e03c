import { useId } from 'react';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';

function FocusHint({ id }: { id: string }) {
  const { focused } = useFormControl() ?? {};

  return (
    <FormHelperText id={id}>
      {focused ? 'Capital letters and digits, no spaces' : 'Optional'}
    </FormHelperText>
  );
}

export default function UseFormControl() {
  const hintId = useId();

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <OutlinedInput
        placeholder="Coupon code"
        inputProps={{
          'aria-label': 'Coupon code',
          'aria-describedby': hintId,
        }}
      />
      <FocusHint id={hintId} />
    </FormControl>
  );
}
