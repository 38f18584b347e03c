import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenuButton } from './useMenuButton';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);
const paper = { sx: { maxHeight: 240, width: 120 } };

export default function LongMenu() {
  const [hour, setHour] = useState('14:00');
  const { buttonProps, menuProps, close } = useMenuButton();

  const items = hours.map((option) => (
    <MenuItem
      key={option}
      role="menuitemradio"
      aria-checked={option === hour}
      selected={option === hour}
      onClick={() => {
        setHour(option);
        close();
      }}
    >
      {option}
    </MenuItem>
  ));

  return (
    <>
      <Button {...buttonProps}>Pick up at {hour}</Button>
      <Menu {...menuProps} slotProps={{ paper }}>
        {items}
      </Menu>
    </>
  );
}
