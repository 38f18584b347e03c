import { useContext } from 'react';
import { InternalError } from '@/model';
import { dispatchTheme } from './dispatchTheme';
import type { ThemeAction } from './reduceTheme';
import { ThemeSettingsContext } from './ThemeProvider';

/**
 * How to change the settings; the change is kept and shown at once.
 * @throws InternalError outside of a `ThemeProvider`
 */
export function useThemeDispatch(): (action: ThemeAction) => void {
  if (!useContext(ThemeSettingsContext)) {
    throw new InternalError('the theme is used outside of <ThemeProvider>.');
  }
  return dispatchTheme;
}
