import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const shades = [
  { name: 'primary', before: '#096BDE', now: '#0B6BCB' },
  { name: 'neutral', before: '#73738C', now: '#636B74' },
];
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 160px))',
  gap: 2,
};

export default function PaletteChanges() {
  return (
    <Box sx={grid}>
      {shades.map(({ name, before, now }) => (
        <Fragment key={name}>
          <Swatch name={`${name}.500 in alpha`} color={before} />
          <Swatch name={`${name}.500 now`} color={now} />
        </Fragment>
      ))}
    </Box>
  );
}

function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <div>
      <Box
        sx={{ height: 48, borderRadius: 'sm' }}
        style={{ backgroundColor: color }}
      />
      <Typography level="title-sm">{name}</Typography>
      <Typography level="body-xs">{color}</Typography>
    </div>
  );
}
