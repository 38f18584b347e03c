import { extendTheme, type StyleOverrides, type Theme } from '@mui/joy/styles';
import type { StatProps } from './Stat';

declare module '@mui/joy/styles' {
  interface Components {
    JoyStat?: {
      defaultProps?: Partial<StatProps>;
      styleOverrides?: StyleOverrides<
        'root' | 'value' | 'unit',
        { variant: string },
        Theme
      >;
    };
  }
}

export const theme = extendTheme({
  components: {
    JoyStat: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderInlineStartWidth: 6 },
        value: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});
