import { useState } from 'react';
import Box from '@mui/system/Box';

const sheets = ['Coastline', 'Ferry routes', 'Weather'];

const sheet = {
  position: 'absolute',
  width: 150,
  height: 100,
  px: 1.5,
  border: '2px solid steelblue',
  borderRadius: 1,
  font: 'inherit',
  textAlign: 'start',
  color: 'light-dark(#14202b, #e8eef4)',
} as const;

const colors = [
  'light-dark(#dbe9f4, #22384d)',
  'light-dark(#c5dced, #1b4a6b)',
  'light-dark(#e7f0d9, #3a4a26)',
];

export default function ZIndex() {
  const [top, setTop] = useState('Coastline');
  return (
    <Box sx={{ position: 'relative', width: 250, height: 232 }}>
      {sheets.map((name, index) => (
        <Box
          component="button"
          type="button"
          key={name}
          aria-pressed={name === top}
          onClick={() => setTop(name)}
          sx={{ ...sheet, ...placeOf(index), zIndex: name === top ? 1 : 0 }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}

function placeOf(index: number) {
  return { top: index * 66, left: index * 50, bgcolor: colors[index] };
}
