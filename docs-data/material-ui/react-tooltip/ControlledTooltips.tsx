import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';

export default function ControlledTooltips() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', pb: 5 }}>
      <FormControlLabel
        label="Explain the buttons"
        control={<Switch checked={open} />}
        onChange={(_event, isOn) => setOpen(isOn)}
      />
      <Tooltip
        describeChild
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        title="Sends the draft to the editors"
      >
        <Button variant="outlined">Submit</Button>
      </Tooltip>
    </Stack>
  );
}
