import { useId, useState, type CSSProperties } from 'react';
import Box from '@mui/system/Box';

const wall = {
  height: 120,
  width: 12,
  mx: 'auto',
  bgcolor: 'orchid',
  transformOrigin: 'bottom',
  transform: 'rotate(var(--overhang))',
};

export default function DynamicValues() {
  const id = useId();
  const [overhang, setOverhang] = useState(15);
  const style = { '--overhang': `${overhang}deg` } as CSSProperties;

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 240, pt: 2 }}>
      <Box sx={wall} style={style} />
      <label htmlFor={id}>Overhang: {overhang}°</label>
      <input
        id={id}
        type="range"
        max={45}
        value={overhang}
        onChange={(event) => setOverhang(event.target.valueAsNumber)}
      />
    </Box>
  );
}
