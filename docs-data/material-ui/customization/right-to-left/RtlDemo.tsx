import { useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const theme = createTheme({
  direction: 'rtl',
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const options = { key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] };

export default function RtlDemo() {
  const [cache] = useState(() => createCache(options));

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <div dir="rtl" lang="ar">
          <TextField
            label="المبلغ"
            defaultValue="250"
            sx={{ m: 2, width: 240 }}
            slotProps={{
              input: {
                endAdornment: <InputAdornment position="end">₪</InputAdornment>,
              },
            }}
          />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
