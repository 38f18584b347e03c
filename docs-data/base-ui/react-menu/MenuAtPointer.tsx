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
  const change = (_event: unknown, next: boolean) => {
    setOpen(next);
    if (!next) setPoint(undefined);
  };
  const root = { onContextMenu: openAtPointer };

  return (
    <Dropdown open={open} onOpenChange={change}>
      <Trigger slotProps={{ root }}>Flower bed, {log}</Trigger>
      <Menu anchor={point} slots={menuSlots} slotProps={slotProps}>
        <Item onClick={() => setLog('watered today')}>Water</Item>
        <Item onClick={() => setLog('weeded today')}>Weed</Item>
      </Menu>
    </Dropdown>
  );
}
