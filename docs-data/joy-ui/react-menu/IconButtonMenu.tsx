import MoreVertIcon from '@mui/icons-material/MoreVert';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function IconButtonMenu() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>7. Seven-spot ladybug</Typography>
      <Dropdown>
        <MenuButton slots={{ root: IconButton }} aria-label="Actions for row 7">
          <MoreVertIcon />
        </MenuButton>
        <Menu aria-label="Actions for row 7">
          <MenuItem>Duplicate the row</MenuItem>
          <MenuItem>Hide the row</MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
