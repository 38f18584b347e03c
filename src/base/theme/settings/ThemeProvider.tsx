import { createContext, type ReactNode } from 'react';

/** Whether components may change the settings. */
export const ThemeSettingsContext = createContext(false);

/**
 * Allows its descendants to change the settings. Every React root of the page may read them, but demos are outside of
 * this provider: a demo must not change how its reader sees the site. The code that changes settings is loaded with the
 * first control.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeSettingsContext.Provider value>{children}</ThemeSettingsContext.Provider>;
}
