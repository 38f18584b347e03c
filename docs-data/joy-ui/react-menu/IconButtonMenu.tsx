import MoreVertIcon from '@mui/icons-material/MoreVert';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function IconButtonMenu() {
  return (
    <Dropdown>
      <MenuButton slots={{ root: IconButton }} aria-label="Actions for row 7">
        <MoreVertIcon />
      </MenuButton>
      <Menu>
        <MenuItem>Duplicate the row</MenuItem>
        <MenuItem>Hide the row</MenuItem>
      </Menu>
    </Dropdown>
  );
}
