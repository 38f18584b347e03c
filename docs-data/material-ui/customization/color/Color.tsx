import Box from '@mui/material/Box';
import { textOn } from './contrast';
import { hues, shades } from './colors';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 2,
  width: '100%',
  '& ul': { listStyle: 'none', m: 0, p: 0, typography: 'caption' },
  '& li': { display: 'flex', justifyContent: 'space-between', p: 0.5 },
};

export default function Color() {
  return (
    <Box sx={grid}>
      {Object.entries(hues).map(([hue, color]) => (
        <div key={hue}>
          <strong>{hue}</strong>
          <ul aria-label={hue}>
            {shades.map((shade) => (
              <li
                key={shade}
                style={{
                  background: color[shade],
                  color: textOn(color[shade]).color,
                }}
              >
                <span>{shade}</span> <code dir="ltr">{color[shade]}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Box>
  );
}
