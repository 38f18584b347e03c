import { createDemoTheme, loadDemoLocale } from './demoTheme';

describe('createDemoTheme', () => {
  it('draws colours by variables', () => {
    const theme = createDemoTheme({ direction: 'ltr' }) as unknown as {
      vars: { palette: { primary: { main: string } } };
    };
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

  it('moves nothing where the reader wants no motion', () => {
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
  ])('speaks %s as the documented library does, dense or not', async (language, openText) => {
    const locale = await loadDemoLocale(language);
    for (const dense of [false, true]) {
      const theme = createDemoTheme({ direction: 'ltr', dense, locale });
      expect(theme.components?.MuiAutocomplete?.defaultProps).toMatchObject({ openText });
      expect(theme.components?.MuiAutocomplete?.defaultProps?.size).toBe(
        dense ? 'small' : undefined,
      );
    }
  });

  it.each(['en', 'xx', 'constructor'])('keeps its own words in %s', async (language) => {
    expect(await loadDemoLocale(language)).toBeUndefined();
  });
});
