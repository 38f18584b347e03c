import { useState } from 'react';
import ErrorIcon from '@mui/icons-material/Error';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [coupon, setCoupon] = useState('SPRING 24');
  const wrong = coupon.includes(' ');

  return (
    <FormControl error={wrong} sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Coupon</FormLabel>
      <Input
        error={wrong}
        value={coupon}
        onChange={(event) => setCoupon(event.target.value)}
      />
      <FormHelperText sx={{ color: wrong ? 'danger.plainColor' : undefined }}>
        {wrong && <ErrorIcon />}
        {wrong ? 'Remove the space.' : 'A coupon has no spaces.'}
      </FormHelperText>
    </FormControl>
  );
}
