import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export const menu = (
  <Paper elevation={8}>
    <MenuList dense>
      <MenuItem>Rename</MenuItem>
      <MenuItem>Share</MenuItem>
    </MenuList>
  </Paper>
);
