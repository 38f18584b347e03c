import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import { Swatches } from './Swatches';

const offsets = {
  'The default, 0.2': 0.2,
  '0.5': 0.5,
  'light: 0.1, dark: 0.6': { light: 0.1, dark: 0.6 },
};

const shadesWith = (tonalOffset: number | { light: number; dark: number }) => {
  const primary = { main: '#00796b' };
  const { light, main, dark } = createTheme({
    palette: { tonalOffset, primary },
  }).palette.primary;
  return { light, main, dark };
};

export default function TonalOffset() {
  return (
    <Stack spacing={3}>
      {Object.entries(offsets).map(([title, offset]) => (
        <Swatches key={title} title={title} colors={shadesWith(offset)} />
      ))}
    </Stack>
  );
}
