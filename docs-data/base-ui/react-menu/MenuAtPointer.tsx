import { useState, type MouseEvent } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu, type MenuProps } from '@mui/base/Menu';
import { Item, Trigger, menuSlots } from './StyledMenu';

const slotProps = { listbox: { 'aria-label': 'Flower bed' } };

export default function MenuAtPointer() {
  const [open, setOpen] = useState(false);
  const [point, setPoint] = useState<MenuProps['anchor']>();
  const [log, setLog] = useState('watered on Monday');

  const openAtPointer = (event: MouseEvent) => {
    event.preventDefault();
    const rect = new DOMRect(event.clientX, event.clientY);
    setPoint({ getBoundingClientRect: () => rect });
    setOpen(true);
  };
  const onClick = () => setPoint(undefined);
  const root = { onClick, onContextMenu: openAtPointer };

  return (
    <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next)}>
      <Trigger slotProps={{ root }}>Flower bed, {log}</Trigger>
      <Menu anchor={point} slots={menuSlots} slotProps={slotProps}>
        <Item onClick={() => setLog('watered today')}>Water</Item>
        <Item onClick={() => setLog('weeded today')}>Weed</Item>
      </Menu>
    </Dropdown>
  );
}
