import type { ComponentType } from 'react';
import { useTheme, type Theme } from '@mui/system';

/** Gives a component the theme as a prop, for class components, which can't call hooks. */
export function injectTheme<Props extends object>(
  Component: ComponentType<Props & { theme: Theme }>,
) {
  return function ThemeInjector(props: Props) {
    return <Component {...props} theme={useTheme()} />;
  };
}
