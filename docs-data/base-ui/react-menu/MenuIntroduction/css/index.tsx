import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

const slotProps = {
  listbox: { className: 'photo-menu', 'aria-label': 'Photo' },
};

export default function MenuIntroduction() {
  return (
    <Dropdown>
      <MenuButton className="photo-button">Photo</MenuButton>
      <Menu slotProps={slotProps}>
        <MenuItem>Crop</MenuItem>
        <MenuItem>Add to album</MenuItem>
        <MenuItem>Move to trash</MenuItem>
      </Menu>
    </Dropdown>
  );
}
