import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuListComposition() {
  return (
    <MenuList aria-label="Selected text" sx={{ maxWidth: 220 }}>
      <MenuItem>Cut</MenuItem>
      <MenuItem>Copy</MenuItem>
      <MenuItem>Look up in the dictionary</MenuItem>
    </MenuList>
  );
}
