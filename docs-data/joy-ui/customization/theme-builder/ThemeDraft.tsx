import { useMemo, useState } from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import { Choice } from './Choice';
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
        {preview}
        <ThemeCode code={writeTheme(color, radius)} />
      </Box>
    </CssVarsProvider>
  );
}

const preview = (
  <Card sx={{ alignSelf: 'start' }}>
    <Chip color="primary">New</Chip>
    <Typography level="title-lg">Guided walk</Typography>
    <LinearProgress determinate value={70} aria-label="Places taken" />
    <Input color="primary" aria-label="Participants" defaultValue="2" />
    <Checkbox defaultChecked label="Lend me binoculars" />
    <Alert role="note" color="primary">
      Six places are left.
    </Alert>
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button>Book</Button>
      <Button variant="soft">Ask</Button>
    </Box>
  </Card>
);

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
