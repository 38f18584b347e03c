import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

const coaches = ['Quiet coach', 'Family coach', 'Night coach'];

export default function CoachMenu() {
  const [chosen, setChosen] = useState('Quiet coach');

  return (
    <Dropdown>
      <MenuButton className="coach-button">Coach: {chosen}</MenuButton>
      <Menu
        className="coach-popup"
        slotProps={{ listbox: { className: 'coach-list' } }}
      >
        {coaches.map((name) => (
          <MenuItem
            key={name}
            className="coach-item"
            onClick={() => setChosen(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
