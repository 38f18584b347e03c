import { useState } from 'react';
import Box from '@mui/material/Box';
import { indigo, pink } from '@mui/material/colors';
import ColorPicker from './ColorPicker';
import ColorPreview from './ColorPreview';
import ThemeCode from './ThemeCode';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 4,
  width: '100%',
  '& > *': { minWidth: 0 },
};

export default function ColorTool() {
  const [primary, setPrimary] = useState<string>(indigo[500]);
  const [secondary, setSecondary] = useState<string>(pink[800]);

  return (
    <Box sx={columns}>
      <ColorPicker name="Primary" value={primary} onChange={setPrimary} />
      <ColorPicker name="Secondary" value={secondary} onChange={setSecondary} />
      <ColorPreview primary={primary} secondary={secondary} />
      <ThemeCode primary={primary} secondary={secondary} />
    </Box>
  );
}
