import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TypographyMenu() {
  return (
    <Paper sx={{ width: 220 }}>
      <MenuList aria-label="Recent files">
        <MenuItem>Floor plan</MenuItem>
        <MenuItem sx={{ whiteSpace: 'normal' }}>
          Offer for the roof, with the second gutter
        </MenuItem>
        <MenuItem>
          <Typography noWrap>
            Minutes of the meeting with the neighbors
          </Typography>
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
