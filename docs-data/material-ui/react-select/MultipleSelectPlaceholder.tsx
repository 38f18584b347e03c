import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const genres = ['Crime', 'Fantasy', 'Poetry', 'Travel'];
const items = genres.map((genre) => (
  <MenuItem key={genre} value={genre}>
    {genre}
  </MenuItem>
));
const placeholder = (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    All genres
  </Box>
);

export default function MultipleSelectPlaceholder() {
  const [shown, setShown] = useState<string[]>([]);

  return (
    <Select
      multiple
      displayEmpty
      value={shown}
      onChange={(event) => setShown([event.target.value].flat())}
      renderValue={(value) => value.join(', ') || placeholder}
      inputProps={{ 'aria-label': 'Genres' }}
      MenuProps={{ MenuListProps: { 'aria-label': 'Genres' } }}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      {items}
    </Select>
  );
}
