import { useState } from 'react';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import FigmaButtonGroup from './FigmaButtonGroup';

export default function ToggleGroupToolbar() {
  return (
    <Sheet variant="outlined" sx={{ p: 1, borderRadius: 'md' }}>
      <Box role="group" aria-label="Poster text" sx={rowStyle}>
        <StyleGroup />
        <Divider orientation="vertical" aria-orientation="vertical" />
        <FigmaButtonGroup />
      </Box>
    </Sheet>
  );
}

const rowStyle = { display: 'flex', gap: 1 };

function StyleGroup() {
  const [styles, setStyles] = useState<string[]>(['bold']);
  return (
    <ToggleButtonGroup
      variant="plain"
      spacing={0.5}
      aria-label="Style"
      value={styles}
      onChange={(_, next) => setStyles(next)}
    >
      <IconButton value="bold" aria-label="Bold">
        <FormatBoldIcon />
      </IconButton>
      <IconButton value="italic" aria-label="Italic">
        <FormatItalicIcon />
      </IconButton>
    </ToggleButtonGroup>
  );
}
