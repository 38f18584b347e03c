import { createContext, useContext, type ReactNode } from 'react';
import { InternalError } from '@/model';
import type { ThemeAction } from './reduceTheme';
import { dispatchTheme } from './store';

const DispatchContext = createContext<((action: ThemeAction) => void) | undefined>(undefined);

/**
 * Lets what is below it change the settings. Every React root of the page may read them, but islands are outside of
 * it: a demo must not change how its reader sees the site.
 */
export function ThemeSettingsProvider({ children }: { children: ReactNode }) {
  return <DispatchContext.Provider value={dispatchTheme}>{children}</DispatchContext.Provider>;
}

/**
 * How to change the settings; the change is kept and shown at once.
 * @throws InternalError outside of a {@link ThemeSettingsProvider}
 */
export function useThemeDispatch(): (action: ThemeAction) => void {
  const dispatch = useContext(DispatchContext);
  if (!dispatch) throw new InternalError('the theme is used outside of <ThemeSettingsProvider>.');
  return dispatch;
}
