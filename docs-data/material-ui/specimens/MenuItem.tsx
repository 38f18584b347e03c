import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';

export default function MenuItemSpecimen() {
  return (
    <MenuList aria-label="Photo">
      <MenuItem>Rename</MenuItem>
      <MenuItem divider>Move to an album</MenuItem>
      <MenuItem dense>Delete</MenuItem>
    </MenuList>
  );
}
