import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const shades = [
  { name: 'primary', before: '#096BDE', now: '#0B6BCB' },
  { name: 'neutral', before: '#73738C', now: '#636B74' },
];

export default function PaletteChanges() {
  return (
    <Stack spacing={2}>
      {shades.map(({ name, before, now }) => (
        <Stack key={name} direction="row" spacing={2}>
          <Swatch name={`${name}.500 in alpha`} color={before} />
          <Swatch name={`${name}.500 now`} color={now} />
        </Stack>
      ))}
    </Stack>
  );
}

function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <div>
      <Box
        sx={{ width: 112, height: 48, borderRadius: 'sm' }}
        style={{ backgroundColor: color }}
      />
      <Typography level="title-sm">{name}</Typography>
      <Typography level="body-xs">{color}</Typography>
    </div>
  );
}
