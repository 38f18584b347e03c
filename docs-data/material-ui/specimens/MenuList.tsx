import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';

export default function MenuListSpecimen() {
  return (
    <MenuList dense aria-label="Sort the photos">
      <MenuItem>Newest first</MenuItem>
      <MenuItem selected>By place</MenuItem>
      <MenuItem>By size</MenuItem>
    </MenuList>
  );
}
