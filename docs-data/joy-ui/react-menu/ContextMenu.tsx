import { type MouseEvent, useState } from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu, { type MenuProps } from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const row = { display: 'flex', alignItems: 'center', gap: 2, p: 1.5 };

export default function ContextMenu() {
  const [open, setOpen] = useState(false);
  const [atPointer, setAtPointer] = useState<Pick<MenuProps, 'anchorEl'>>({});
  const [done, setDone] = useState('');

  const openAtPointer = (event: MouseEvent) => {
    event.preventDefault();
    const point = new DOMRect(event.clientX, event.clientY);
    setAtPointer({ anchorEl: { getBoundingClientRect: () => point } });
    setOpen(true);
  };
  const openAtButton = (next: boolean) => {
    if (next) setAtPointer({});
    setOpen(next);
  };

  return (
    <Dropdown open={open} onOpenChange={(_, next) => openAtButton(next)}>
      <Sheet variant="outlined" sx={row} onContextMenu={openAtPointer}>
        <Typography role="status">Tape 7, side B{done}</Typography>
        <MenuButton slots={{ root: IconButton }} aria-label="Tape actions">
          <MoreVertIcon />
        </MenuButton>
      </Sheet>
      <Menu {...atPointer} placement="bottom-start" aria-label="Tape actions">
        <MenuItem onClick={() => setDone(', copied')}>Copy</MenuItem>
        <MenuItem onClick={() => setDone(', erased')}>Erase</MenuItem>
      </Menu>
    </Dropdown>
  );
}
