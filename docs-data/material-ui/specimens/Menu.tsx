import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuSpecimen() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div ref={setBox} style={{ inlineSize: '100%', minBlockSize: 240 }}>
      {box && (
        <Menu
          open
          autoFocus={false}
          disableScrollLock
          disableEnforceFocus
          disableAutoFocus
          disableRestoreFocus
          container={box}
          anchorReference="none"
          slotProps={{ paper: { sx: { top: 32, left: 32 } } }}
          MenuListProps={{ 'aria-label': 'Sort the photos' }}
        >
          <MenuItem>Newest first</MenuItem>
          <MenuItem selected>By place</MenuItem>
          <MenuItem>By size</MenuItem>
        </Menu>
      )}
    </div>
  );
}
