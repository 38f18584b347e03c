import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const MenuButton = styled(BaseMenuButton)({
  padding: '7px 15px',
  border: '1px solid transparent',
  borderRadius: 8,
  backgroundColor: 'light-dark(#1e3a5f, #bfdbfe)',
  color: 'light-dark(#ffffff, #10243d)',
  font: 'inherit',
  '&:focus-visible': {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

const Listbox = styled('ul')({
  inlineSize: 200,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  outline: 0,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
});

const MenuItem = styled(BaseMenuItem)({
  padding: '8px 12px',
  borderRadius: 6,
  listStyle: 'none',
  '&:focus': {
    backgroundColor: 'light-dark(#dbeafe, #1e3a8a)',
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
});

const slots = { listbox: Listbox };
const slotProps = { listbox: { 'aria-label': 'Photo' } };

export default function MenuIntroduction() {
  return (
    <Dropdown>
      <MenuButton>Photo</MenuButton>
      <Menu slots={slots} slotProps={slotProps}>
        <MenuItem>Crop</MenuItem>
        <MenuItem>Add to album</MenuItem>
        <MenuItem>Move to trash</MenuItem>
      </Menu>
    </Dropdown>
  );
}
