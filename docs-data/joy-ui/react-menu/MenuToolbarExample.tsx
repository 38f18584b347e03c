import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const menus = {
  File: ['New', 'Open', 'Save'],
  Edit: ['Undo', 'Redo'],
  View: ['Zoom in', 'Zoom out'],
};

export default function MenuToolbarExample() {
  return (
    <Box role="group" aria-label="Score" sx={{ display: 'flex', gap: 0.5 }}>
      {Object.entries(menus).map(([name, items]) => (
        <Dropdown key={name}>
          <MenuButton size="sm" variant="plain">
            {name}
          </MenuButton>
          <Menu size="sm" placement="bottom-start" aria-label={name}>
            {items.map((item) => (
              <MenuItem key={item}>{item}</MenuItem>
            ))}
          </Menu>
        </Dropdown>
      ))}
    </Box>
  );
}
