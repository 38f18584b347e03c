import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuItemSpecimen() {
  return (
    <Dropdown defaultOpen>
      <MenuButton>File</MenuButton>
      <Menu disablePortal aria-label="File">
        <MenuItem>Open</MenuItem>
      </Menu>
    </Dropdown>
  );
}
