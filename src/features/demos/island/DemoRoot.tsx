import type { ReactNode } from 'react';
import { CacheProvider, ThemeContext, type EmotionCache } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import ThemeProvider from '@mui/system/ThemeProvider';
import { createDemoTheme, type DemoThemeOptions } from '@/base/theme/demoTheme';
import type { DemoLook, DemoTheme } from '@/model';

interface DemoRootProps extends DemoThemeOptions {
  cache: EmotionCache;
  /** Color scheme; light by default, as on the server. */
  mode?: DemoLook['mode'];
  /** The theme of the demo's product, if it has its own. */
  theme?: DemoTheme;
  children: ReactNode;
}

/** Provides theme, Emotion cache and direction to a demo, on the server and in the browser. */
export function DemoRoot({ cache, theme, mode = 'light', children, ...options }: DemoRootProps) {
  const { direction, dense = false } = options;
  return (
    <CacheProvider value={cache}>
      {theme ? (
        <theme.Provider look={{ mode, direction, dense }}>{children}</theme.Provider>
      ) : (
        <SiteTheme {...options} mode={mode}>
          {children}
        </SiteTheme>
      )}
    </CacheProvider>
  );
}

/**
 * Provides the site's theme by two contexts. MUI's provider gets a copy, for demos whose own theme is a function of the
 * outer theme. Emotion's plain context gets the theme itself, because a copy lacks the CSS variables. MUI's provider of
 * CSS variables could replace both, but it also writes to local storage and to `html`, once for every demo of the page.
 */
function SiteTheme({ children, ...options }: DemoThemeOptions & { children: ReactNode }) {
  const theme = createDemoTheme(options);
  return (
    <ThemeProvider theme={theme}>
      <ThemeContext.Provider value={theme}>
        <RtlProvider value={options.direction === 'rtl'}>{children}</RtlProvider>
      </ThemeContext.Provider>
    </ThemeProvider>
  );
}
