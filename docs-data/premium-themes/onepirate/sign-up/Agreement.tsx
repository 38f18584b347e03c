import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { addresses } from '../frame/addresses';

export default function Agreement({ error }: { error?: string }) {
  const id = useId();

  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={
          <>
            I accept the <Link href={addresses.terms}>terms</Link>
          </>
        }
        control={
          <Checkbox
            name="terms"
            required
            inputProps={{
              'aria-describedby': error && id,
              'aria-invalid': Boolean(error),
            }}
          />
        }
      />
      {error && <FormHelperText id={id}>{error}</FormHelperText>}
    </FormControl>
  );
}
