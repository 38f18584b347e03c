import { useId } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { addresses } from '../frame/addresses';

export default function Agreement({ error }: { error?: string }) {
  const id = useId();

  return (
    <FormControl error={Boolean(error)}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Checkbox
          name="terms"
          edge="start"
          inputProps={{
            'aria-label': 'I accept the terms',
            'aria-describedby': error && id,
            'aria-invalid': Boolean(error),
          }}
        />
        <span>
          I accept the <Link href={addresses.terms}>terms</Link>
        </span>
      </Box>
      {error && <FormHelperText id={id}>{error}</FormHelperText>}
    </FormControl>
  );
}
