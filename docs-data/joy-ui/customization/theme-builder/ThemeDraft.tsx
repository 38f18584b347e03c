import { useMemo, useState } from 'react';
import Box from '@mui/joy/Box';
import { CssVarsProvider } from '@mui/joy/styles';
import { Choice } from './Choice';
import { Preview } from './Preview';
import { ThemeCode } from './ThemeCode';
import { colors, makeTheme, radii, writeTheme } from './makeTheme';

export default function ThemeDraft() {
  const [color, setColor] = useState('Pine');
  const [radius, setRadius] = useState('Round');
  const theme = useMemo(() => makeTheme(color, radius), [color, radius]);
  const choices = (
    <Box sx={choicesStyle}>
      <Choice name="Color" names={colors} value={color} onChange={setColor} />
      <Choice name="Radius" names={radii} value={radius} onChange={setRadius} />
    </Box>
  );
  return (
    <CssVarsProvider theme={theme}>
      <Box sx={columns}>
        {choices}
        <Preview />
        <ThemeCode code={writeTheme(color, radius)} />
      </Box>
    </CssVarsProvider>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  gap: 2,
  p: 2,
};

const choicesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  gridColumn: '1 / -1',
} as const;
