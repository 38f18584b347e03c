import { useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const theme = extendTheme({ direction: 'rtl' });
const options = { key: 'joyrtl', stylisPlugins: [prefixer, rtlPlugin] };

export default function RtlDemo() {
  const [cache] = useState(() => createCache(options));
  return (
    <CacheProvider value={cache}>
      <CssVarsProvider theme={theme}>
        <FormControl dir="rtl" lang="ar" sx={{ width: 240 }}>
          <FormLabel>المبلغ</FormLabel>
          <Input defaultValue="250" endDecorator="د.إ" />
        </FormControl>
      </CssVarsProvider>
    </CacheProvider>
  );
}
