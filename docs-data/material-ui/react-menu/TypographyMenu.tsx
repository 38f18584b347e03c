import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TypographyMenu() {
  const [file, setFile] = useState('none');
  const opens = (name: string) => ({ onClick: () => setFile(name) });

  return (
    <Paper sx={{ width: 220 }}>
      <MenuList aria-label="Recent files">
        <MenuItem {...opens('floor plan')}>Floor plan</MenuItem>
        <MenuItem {...opens('offer')} sx={{ whiteSpace: 'normal' }}>
          Offer for the roof, with the second gutter
        </MenuItem>
        <MenuItem {...opens('minutes')}>
          <Typography noWrap>
            Minutes of the meeting with the neighbors
          </Typography>
        </MenuItem>
      </MenuList>
      <Typography role="status" sx={{ px: 2, pb: 1 }}>
        Open file: {file}
      </Typography>
    </Paper>
  );
}
