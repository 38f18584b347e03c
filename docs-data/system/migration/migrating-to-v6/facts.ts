import * as system from '@mui/system';
import type { Fact } from '@/model';

const theme = system.unstable_createCssVarsTheme({
  colorSchemeSelector: 'data-theme',
  colorSchemes: { light: { line: '#111' }, dark: { line: '#eee' } },
});

/** The selectors of a theme's rules. */
const selectors = (sheets: readonly object[]) =>
  sheets.flatMap((sheet) => Object.keys(sheet)).join(' | ');

export default [
  {
    says: '`Unstable_Grid` is now `Grid`',
    holds: () => 'Grid' in system && !('Unstable_Grid' in system),
  },
  {
    says: 'Without it, the page has no colors until the attribute is set',
    holds: () =>
      selectors(theme.generateStyleSheets()) ===
      '[data-theme="light"] | [data-theme="dark"]',
  },
  {
    says: '`experimental_sx` is still exported and still throws',
    holds: () => {
      try {
        system.experimental_sx();
        return false;
      } catch {
        return true;
      }
    },
  },
] satisfies readonly Fact[];
