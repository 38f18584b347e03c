import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const coaches = ['Quiet coach', 'Family coach', 'Night coach'];

const MenuButton = styled(BaseMenuButton)({
  padding: '8px 16px',
  border: '1px solid light-dark(#3730a3, #a5b4fc)',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'light-dark(#3730a3, #c7d2fe)',
  font: '600 0.875rem/1.5 system-ui, sans-serif',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '3px solid light-dark(#d97706, #fbbf24)',
    outlineOffset: 2,
  },
});

const Popup = styled('div')({ zIndex: 1, paddingBlock: 4 });

const Listbox = styled('ul')({
  minInlineSize: 180,
  margin: 0,
  padding: 6,
  border: '1px solid light-dark(#c7d2fe, #4338ca)',
  borderRadius: 10,
  backgroundColor: 'light-dark(#ffffff, #1e1b4b)',
  boxShadow: '0 8px 24px rgb(0 0 0 / 20%)',
  color: 'light-dark(#1e1b4b, #e0e7ff)',
  font: '0.875rem/1.5 system-ui, sans-serif',
  listStyle: 'none',
  outline: 0,
});

const MenuItem = styled(BaseMenuItem)({
  padding: '6px 12px',
  borderRadius: 6,
  cursor: 'pointer',
  userSelect: 'none',
  '&:focus, &:hover': { backgroundColor: 'light-dark(#e0e7ff, #3730a3)' },
  '&:focus': { outline: '2px solid transparent', outlineOffset: -2 },
});

export default function CoachMenu() {
  const [chosen, setChosen] = useState('Quiet coach');

  return (
    <Dropdown>
      <MenuButton>Coach: {chosen}</MenuButton>
      <Menu slots={{ root: Popup, listbox: Listbox }}>
        {coaches.map((name) => (
          <MenuItem key={name} onClick={() => setChosen(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
