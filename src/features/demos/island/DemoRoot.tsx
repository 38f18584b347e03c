import type { ReactNode } from 'react';
import { CacheProvider, ThemeContext, type EmotionCache } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import { createDemoTheme } from '@/base/theme/demoTheme';
import type { Direction } from '@/base/theme/settings';

interface DemoRootProps {
  cache: EmotionCache;
  direction: Direction;
  children: ReactNode;
}

/**
 * What surrounds every demo, on the server and in the browser. The theme is given by the plain context because the
 * library's own provider would write to local storage and to `html`, once for every demo of the page.
 */
export function DemoRoot({ cache, direction, children }: DemoRootProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext.Provider value={createDemoTheme({ direction })}>
        <RtlProvider value={direction === 'rtl'}>{children}</RtlProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
