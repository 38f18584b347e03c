import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

export default function MenuItemSpecimen() {
  return (
    <Dropdown defaultOpen>
      <MenuButton>File</MenuButton>
      <Menu>
        <MenuItem>Open</MenuItem>
      </Menu>
    </Dropdown>
  );
}
