import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicMenu() {
  const [done, setDone] = useState('Nothing done yet.');

  return (
    <Stack spacing={1}>
      <Dropdown>
        <MenuButton>Photo</MenuButton>
        <Menu aria-label="Photo">
          <MenuItem onClick={() => setDone('Printed.')}>Print</MenuItem>
          <MenuItem onClick={() => setDone('Copied.')}>Copy</MenuItem>
          <MenuItem disabled>Publish</MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status">{done}</Typography>
    </Stack>
  );
}
