import { useContext } from 'react';
import { InternalError } from '@/model';
import { dispatchTheme } from './dispatchTheme';
import type { ThemeAction } from './reduceTheme';
import { ThemeSettingsContext } from './ThemeProvider';

/**
 * Returns a function that changes the settings, stores them and updates the document.
 * @throws InternalError outside of a `ThemeProvider`
 */
export function useThemeDispatch(): (action: ThemeAction) => void {
  if (!useContext(ThemeSettingsContext)) {
    throw new InternalError('the theme is used outside of <ThemeProvider>.');
  }
  return dispatchTheme;
}
