import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuUsage() {
  return (
    <Dropdown>
      <MenuButton>Recording</MenuButton>
      <Menu aria-label="Recording">
        <MenuItem>Rename</MenuItem>
        <MenuItem>Move to a folder</MenuItem>
      </Menu>
    </Dropdown>
  );
}
