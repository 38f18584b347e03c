import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PlaygroundBackground() {
  const [disabled, setDisabled] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" disabled={disabled}>
        Book the room
      </Button>
      <FormControlLabel
        label="Disabled"
        control={
          <Switch
            checked={disabled}
            onChange={(event) => setDisabled(event.target.checked)}
          />
        }
      />
    </Stack>
  );
}
