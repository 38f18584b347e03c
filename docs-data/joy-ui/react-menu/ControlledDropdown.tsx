import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ControlledDropdown() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={1}>
      <Dropdown open={open} onOpenChange={(_, next) => setOpen(next)}>
        <MenuButton>Toolbox</MenuButton>
        <Menu aria-label="Toolbox">
          <MenuItem>Measure</MenuItem>
          <MenuItem>Level</MenuItem>
        </Menu>
      </Dropdown>
      <Typography level="body-sm">
        The box is {open ? 'open' : 'shut'}.
      </Typography>
    </Stack>
  );
}
