import { createContext, type ReactNode } from 'react';

/** Whether the settings may be changed here. */
export const ThemeSettingsContext = createContext(false);

/**
 * Lets what is below it change the settings. Every React root of the page may read them, but islands are outside of
 * it: a demo must not change how its reader sees the site. What changes them is fetched with the first control.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeSettingsContext.Provider value>{children}</ThemeSettingsContext.Provider>;
}
