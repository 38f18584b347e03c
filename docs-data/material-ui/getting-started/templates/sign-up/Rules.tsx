import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

export default function Rules({ error }: { error?: string }) {
  const id = useId();

  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label="I water my plot twice a week in summer"
        control={
          <Checkbox
            name="rules"
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
