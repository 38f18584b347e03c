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
  color: '#14202b',
} as const;

const colors = ['#dbe9f4', '#c5dced', '#e7f0d9'];

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
