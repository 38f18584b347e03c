import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const orders = ['Newest first', 'Oldest first', 'By title'];

export default function SelectedMenu() {
  const [order, setOrder] = useState(orders[0]);

  return (
    <Dropdown>
      <MenuButton>{order}</MenuButton>
      <Menu aria-label="Order">
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
