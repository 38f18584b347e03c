import { useMemo, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import { Choice } from './Choice';
import { colors, makeTheme, radii, writeTheme } from './makeTheme';

export default function ThemeDraft() {
  const [color, setColor] = useState('Pine');
  const [radius, setRadius] = useState('Round');
  const theme = useMemo(() => makeTheme(color, radius), [color, radius]);
  const choices = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <Choice name="Color" names={colors} value={color} onChange={setColor} />
      <Choice name="Radius" names={radii} value={radius} onChange={setRadius} />
    </Box>
  );
  return (
    <CssVarsProvider theme={theme}>
      <Box sx={{ p: 2 }}>
        {choices}
        {preview}
        <Typography
          component="pre"
          level="body-xs"
          sx={{ mt: 2, fontFamily: 'code', whiteSpace: 'pre-wrap' }}
        >
          {writeTheme(color, radius)}
        </Typography>
      </Box>
    </CssVarsProvider>
  );
}

const preview = (
  <Card sx={{ maxWidth: 420 }}>
    <Chip color="primary">New</Chip>
    <Typography level="title-lg">Guided walk</Typography>
    <Input color="primary" aria-label="Participants" defaultValue="2" />
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button>Book</Button>
      <Button variant="soft">Ask</Button>
    </Box>
  </Card>
);
