import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function SizeMenu() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Dropdown key={size}>
          <MenuButton size={size}>Size {size}</MenuButton>
          <Menu size={size} aria-label={`Size ${size}`}>
            <MenuItem>Mild cheese</MenuItem>
            <MenuItem>Old cheese</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
