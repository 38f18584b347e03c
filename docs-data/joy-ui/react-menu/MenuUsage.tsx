import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import { choice, colors, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'outlined'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  placement: choice(['bottom', 'bottom-start', 'right'], 'bottom'),
};

const inside = `<MenuItem>Rename</MenuItem>
<MenuItem>Move to a folder</MenuItem>`;

export default function MenuUsage() {
  return (
    <Playground name="Menu" controls={controls} inside={inside}>
      {(props) => (
        <Dropdown>
          <MenuButton>Recording</MenuButton>
          <Menu {...props}>
            <MenuItem>Rename</MenuItem>
            <MenuItem>Move to a folder</MenuItem>
          </Menu>
        </Dropdown>
      )}
    </Playground>
  );
}
