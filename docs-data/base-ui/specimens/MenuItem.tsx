import { Menu } from '@mui/base/Menu';
import { MenuItem } from '@mui/base/MenuItem';

export default function MenuItemSpecimen() {
  return (
    <Menu>
      <MenuItem>Open</MenuItem>
    </Menu>
  );
}
