import { useId, useState, type CSSProperties } from 'react';
import Box from '@mui/system/Box';

const beans = Array.from({ length: 400 }, (_, index) => index);

const tray = {
  display: 'grid',
  gridTemplateColumns: 'repeat(20, 1fr)',
  gap: '2px',
  '& > span': {
    aspectRatio: '1',
    borderRadius: '50%',
    bgcolor: 'color-mix(in srgb, black var(--roast), peru)',
    border: '1px solid peru',
  },
};

const trayOfBeans = beans.map((bean) => <span key={bean} />);

export default function StressTest() {
  const id = useId();
  const [roast, setRoast] = useState(30);
  const style = { '--roast': `${roast}%` } as CSSProperties;

  return (
    <Box sx={{ width: 280, maxWidth: '100%', display: 'grid', gap: 1 }}>
      <label htmlFor={id}>Roast: {roast}%</label>
      <input
        id={id}
        type="range"
        max={90}
        value={roast}
        onChange={(event) => setRoast(event.target.valueAsNumber)}
      />
      <Box sx={tray} style={style}>
        {trayOfBeans}
      </Box>
    </Box>
  );
}
