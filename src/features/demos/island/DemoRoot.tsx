import type { ReactNode } from 'react';
import { CacheProvider, ThemeContext, type EmotionCache } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import ThemeProvider from '@mui/system/ThemeProvider';
import { createDemoTheme, type DemoThemeOptions } from '@/base/theme/demoTheme';

interface DemoRootProps extends DemoThemeOptions {
  cache: EmotionCache;
  children: ReactNode;
}

/**
 * What surrounds every demo, on the server and in the browser. Two contexts carry the theme. The outer one holds a
 * copy: a demo whose own theme is a function of the outer theme needs it. The plain context below it holds the theme
 * itself, whose variables a copy does not have. The library's provider of CSS variables would do both, but it also
 * writes to local storage and to `html`, once for every demo of the page.
 */
export function DemoRoot({ cache, children, ...options }: DemoRootProps) {
  const theme = createDemoTheme(options);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <ThemeContext.Provider value={theme}>
          <RtlProvider value={options.direction === 'rtl'}>{children}</RtlProvider>
        </ThemeContext.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}
