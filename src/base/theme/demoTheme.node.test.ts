import { zhCN } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { createDemoTheme, loadDemoLocale } from './demoTheme';

describe('createDemoTheme', () => {
  it('renders colors by variables', () => {
    const theme = createDemoTheme({ direction: 'ltr' });
    expect(theme.vars.palette.primary.main).toBe('var(--mui-palette-primary-main)');
  });

  it('applies dark styles by the attribute of the document', () => {
    const styles = createDemoTheme({ direction: 'ltr' }).applyStyles('dark', { color: 'red' });
    expect(Object.keys(styles)).toEqual(['*:where([data-mui-color-scheme="dark"]) &']);
  });

  it('does not pass its variables on to the theme a demo brings', () => {
    const copy = { ...createDemoTheme({ direction: 'ltr' }) };
    expect(copy).not.toHaveProperty('vars');
    expect(copy).not.toHaveProperty('colorSchemes');
    expect(copy).toHaveProperty('palette.primary.main', '#1976d2');
  });

  it.each(['light', 'dark'] as const)('has the palette of the %s mode for scripts', (mode) => {
    expect(createDemoTheme({ direction: 'ltr', mode }).palette.mode).toBe(mode);
  });

  it.each(['light', 'dark'] as const)('can be extended by a locale, in %s mode', (mode) => {
    const outer = createDemoTheme({ direction: 'ltr', mode });
    const theme = createTheme(outer, zhCN);
    expect(theme.components?.MuiAutocomplete?.defaultProps).toMatchObject({ openText: '打开' });
    expect(theme.palette.mode).toBe(mode);
    // It needs no provider of CSS variables, and has only the color scheme of its palette.
    expect(theme).not.toHaveProperty('vars');
    expect(theme).not.toHaveProperty('colorSchemes');
    expect(theme.applyStyles(mode, { color: 'red' })).toEqual({ color: 'red' });
    // The outer theme is unchanged.
    expect(outer).toHaveProperty('vars.palette.primary.main', 'var(--mui-palette-primary-main)');
  });

  it('can be extended again and again', () => {
    const outer = createDemoTheme({ direction: 'rtl', dense: true });
    const theme = createTheme(createTheme(outer, zhCN), {
      palette: { primary: { main: '#123456' } },
    });
    expect(theme.direction).toBe('rtl');
    expect(theme.components?.MuiButton?.defaultProps?.size).toBe('small');
    expect(theme.spacing(2)).toBe('calc(2 * var(--mui-spacing, 8px))');
  });

  it('has no transitions if the reader wants reduced motion', () => {
    const { transitions } = createDemoTheme({ direction: 'ltr', reducedMotion: true });
    expect(transitions.create('opacity')).toBe('none');
    expect(new Set(Object.values(transitions.duration))).toEqual(new Set([0]));
    expect(createDemoTheme({ direction: 'ltr' }).transitions.duration.standard).toBeGreaterThan(0);
  });

  it('is made once for each direction', () => {
    expect(createDemoTheme({ direction: 'rtl' }).direction).toBe('rtl');
    expect(createDemoTheme({ direction: 'rtl' })).toBe(createDemoTheme({ direction: 'rtl' }));
  });

  it.each([
    ['zh', '打开'],
    ['pt', 'Abrir'],
  ])(
    'speaks %s as the documented library does, dense or not [spec 9.2]',
    async (language, openText) => {
      const locale = await loadDemoLocale(language);
      for (const dense of [false, true]) {
        const theme = createDemoTheme({ direction: 'ltr', dense, locale });
        expect(theme.components?.MuiAutocomplete?.defaultProps).toMatchObject({ openText });
        expect(theme.components?.MuiAutocomplete?.defaultProps?.size).toBe(
          dense ? 'small' : undefined,
        );
      }
    },
  );

  it.each(['en', 'xx', 'constructor'])('has no locale for %s', async (language) => {
    expect(await loadDemoLocale(language)).toBeUndefined();
  });
});
