import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { themeCode, type ThemeColors } from './themeOf';

const box = {
  m: 0,
  p: 2,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: 13,
};

export default function ThemeCode(colors: ThemeColors) {
  const [news, setNews] = useState({ code: '', text: '' });
  const code = themeCode(colors);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setNews({ code, text: 'Copied' });
    } catch {
      setNews({ code, text: 'The browser doesn’t allow copying here.' });
    }
  };

  return (
    <div>
      <Box
        component="pre"
        role="region"
        aria-label="Code of the theme"
        tabIndex={0}
        dir="ltr"
        sx={box}
      >
        {code}
      </Box>
      <Button onClick={copy}>Copy the theme</Button>
      <span role="status">{news.code === code && news.text}</span>
    </div>
  );
}
