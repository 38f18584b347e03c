import { useState } from 'react';
import Button, { type ButtonProps } from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function ControlledOpenSelect() {
  const [open, setOpen] = useState(false);
  const toggle: ButtonProps = {
    onMouseDown: (event) => event.preventDefault(),
    onClick: (event) => {
      setOpen(!open);
      event.currentTarget.focus();
    },
  };

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" {...toggle}>
        {open ? 'Close the list' : 'Open the list'}
      </Button>
      <Select
        aria-label="Train"
        defaultValue="slow"
        sx={{ width: 140 }}
        listboxOpen={open}
        onListboxOpenChange={setOpen}
      >
        <Option value="slow">Slow train</Option>
        <Option value="night">Night train</Option>
      </Select>
    </Stack>
  );
}
