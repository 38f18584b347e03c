import Box from '@mui/material/Box';
import { Swatches } from './Swatches';

const names = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];

const shadesOf = (name: string) => ({
  light: `${name}.light`,
  main: `${name}.main`,
  dark: `${name}.dark`,
});

export default function Intentions() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 3 }}>
      {names.map((name) => (
        <Swatches key={name} title={name} colors={shadesOf(name)} />
      ))}
    </Box>
  );
}
