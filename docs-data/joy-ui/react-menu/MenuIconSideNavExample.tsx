import BrushIcon from '@mui/icons-material/Brush';
import CropSquareIcon from '@mui/icons-material/CropSquare';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';

const tools = [
  { name: 'Brushes', icon: <BrushIcon />, items: ['Ink', 'Chalk'] },
  { name: 'Shapes', icon: <CropSquareIcon />, items: ['Square', 'Circle'] },
];

export default function MenuIconSideNavExample() {
  return (
    <Sheet variant="soft" role="group" aria-label="Tools" sx={barStyle}>
      {tools.map(({ name, icon, items }) => (
        <Dropdown key={name}>
          <MenuButton slots={{ root: IconButton }} aria-label={name}>
            {icon}
          </MenuButton>
          <Menu placement="right-start" aria-label={name}>
            {items.map((item) => (
              <MenuItem key={item}>{item}</MenuItem>
            ))}
          </Menu>
        </Dropdown>
      ))}
    </Sheet>
  );
}

const barStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 1,
  borderRadius: 'md',
} as const;
