import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function ControlledCheckbox() {
  const [isFinal, setIsFinal] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="The scores are final"
        control={
          <Checkbox
            checked={isFinal}
            onChange={(event) => setIsFinal(event.target.checked)}
          />
        }
      />
      <Button variant="contained" disabled={!isFinal}>
        Publish the results
      </Button>
    </Stack>
  );
}
