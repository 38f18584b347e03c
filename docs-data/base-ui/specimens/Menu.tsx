import { Menu } from '@mui/base/Menu';
import { MenuItem } from '@mui/base/MenuItem';

export default function MenuSpecimen() {
  return (
    <Menu>
      <MenuItem>Open</MenuItem>
    </Menu>
  );
}
