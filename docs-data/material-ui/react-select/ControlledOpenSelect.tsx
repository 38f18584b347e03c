import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpenSelect() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  const select = (
    <Select
      id={id}
      labelId={`${id}-label`}
      label="Shipping"
      defaultValue="post"
      open={open}
      onOpen={show}
      onClose={hide}
    >
      <MenuItem value="post">Post, 4 days</MenuItem>
      <MenuItem value="courier">Courier, 1 day</MenuItem>
    </Select>
  );

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Button onClick={show}>Compare shipping times</Button>
      <FormControl fullWidth>
        <InputLabel id={`${id}-label`}>Shipping</InputLabel>
        {select}
      </FormControl>
    </Stack>
  );
}
