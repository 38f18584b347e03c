import { act, render, waitFor } from '@testing-library/react';
import {
  densityAndSpacing,
  resetDocument,
  storeInOtherTab,
  load,
  shownSettings,
  resetAll,
  system,
  usualDensityAndSpacing,
  variable,
} from './loadedSettings';

beforeEach(resetAll);

it('applies a change to the document and stores it under the keys of the contract [spec 3.3] [spec 4.7]', () => {
  const { dispatchTheme, getThemeSettings } = load();
  dispatchTheme({ type: 'change', mode: 'dark', direction: 'rtl' });
  expect(shownSettings()).toEqual({
    scheme: 'dark',
    dir: 'rtl',
    bodyDir: 'rtl',
    bodyClass: 'mode-dark other',
    metas: ['#151412', '#151412'],
    ...usualDensityAndSpacing,
  });
  expect({ ...localStorage }).toEqual({
    'mui-mode': 'dark',
    'mui-color-scheme-light': 'light',
    'mui-color-scheme-dark': 'dark',
    'mui-direction': 'rtl',
  });
  expect(getThemeSettings().paletteMode).toBe('dark');
});

it('applies and stores a color scheme that is set by its palette mode', () => {
  load().dispatchTheme({ type: 'change', paletteMode: 'dark' });
  expect([shownSettings().scheme, localStorage.getItem('mui-mode')]).toEqual(['dark', 'dark']);
});

it('ignores a change that changes nothing [spec 4.5]', () => {
  const { dispatchTheme, getThemeSettings } = load();
  const before = getThemeSettings();
  dispatchTheme({ type: 'change', mode: 'system', paletteColors: {} });
  expect(getThemeSettings()).toBe(before);
  expect(localStorage).toHaveLength(0);
});

it('follows the operating system only in system mode [spec 4.6]', () => {
  const { dispatchTheme, getThemeSettings } = load();
  expect(getThemeSettings().paletteMode).toBe('light');
  system.isDark = true;
  system.notify();
  expect(getThemeSettings().paletteMode).toBe('dark');
  expect(shownSettings()).toMatchObject({ scheme: 'dark', metas: ['#ffffff', '#151412'] });
  dispatchTheme({ type: 'change', mode: 'light' });
  system.notify();
  expect(getThemeSettings().paletteMode).toBe('light');
});

it('follows changes in other tabs, in every React root [spec 4.8]', () => {
  const { useThemeSettings } = load();
  const Look = () => {
    const { mode, direction } = useThemeSettings();
    return <p>{`${mode} ${direction}`}</p>;
  };
  const roots = [render(<Look />), render(<Look />)];
  act(() => storeInOtherTab('mui-mode', 'dark'));
  act(() => storeInOtherTab('mui-direction', 'rtl'));
  for (const { container } of roots) expect(container).toHaveTextContent('dark rtl');
  act(() => storeInOtherTab('mui-mode', '{"broken'));
  for (const { container } of roots) expect(container).toHaveTextContent('system rtl');
});

it("applies forced settings without changing the reader's own", () => {
  const { dispatchTheme, forceThemeSettings, getThemeSettings } = load();
  forceThemeSettings({ mode: 'dark', dense: true });
  expect(shownSettings()).toMatchObject({ scheme: 'dark', dir: 'ltr' });
  expect(localStorage).toHaveLength(0);
  act(() => storeInOtherTab('mui-direction', 'rtl'));
  dispatchTheme({ type: 'change', mode: 'light' });
  expect(getThemeSettings()).toMatchObject({ paletteMode: 'dark', direction: 'rtl', dense: true });
  forceThemeSettings({});
  expect(getThemeSettings()).toMatchObject({ mode: 'light', direction: 'rtl', dense: false });
});

describe('density and spacing', () => {
  it('apply at once and are stored, until they are reset to the default', () => {
    const { dispatchTheme } = load();
    dispatchTheme({ type: 'setDense', dense: true });
    dispatchTheme({ type: 'increaseSpacing' });
    expect(densityAndSpacing()).toEqual({ density: 'dense', spacing: ['9px', '9px'] });
    expect({ ...localStorage }).toEqual({ 'mui-density': 'dense', 'mui-spacing': '9' });
    dispatchTheme({ type: 'resetDensity' });
    expect(densityAndSpacing()).toEqual(usualDensityAndSpacing);
    expect(localStorage).toHaveLength(0);
  });

  it('keep in step with other tabs', () => {
    const { getThemeSettings } = load();
    getThemeSettings();
    storeInOtherTab('mui-density', 'dense');
    storeInOtherTab('mui-spacing', '12');
    expect(getThemeSettings()).toMatchObject({ dense: true, spacing: 12 });
    expect(densityAndSpacing()).toEqual({ density: 'dense', spacing: ['12px', '12px'] });
    storeInOtherTab('mui-spacing', '1e1');
    expect(densityAndSpacing().spacing).toEqual(['', '']);
  });
});

describe('colors', () => {
  const purple = { primary: { main: '#6a1b9a' } };
  const main = () => [
    variable('--mui-palette-primary-main'),
    variable('--docs-palette-primary-main'),
  ];
  const shown = () => waitFor(() => expect(main()).toEqual(['#6a1b9a', '#6a1b9a']));
  const kept = () =>
    ['mui-palette-light', 'mui-palette-dark'].map((key) => localStorage.getItem(key));
  const cookie = (value: unknown) => {
    document.cookie = `paletteColors=${encodeURIComponent(JSON.stringify(value))}; path=/`;
  };

  it('apply and are stored in a cookie for a year, until they are reset [spec 3.4]', async () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    const { dispatchTheme } = load();
    dispatchTheme({ type: 'change', paletteColors: purple });
    await shown();
    expect(write).toHaveBeenLastCalledWith(
      'paletteColors={%22primary%22:{%22main%22:%22#6a1b9a%22}}; path=/; max-age=31536000; SameSite=Lax',
    );
    write.mockRestore();
    expect(kept().every(Boolean)).toBe(true);
    dispatchTheme({ type: 'resetColors' });
    expect(main()).toEqual(['', '']);
    expect(document.cookie).not.toContain('paletteColors');
    expect(kept()).toEqual([null, null]);
  });

  it('apply before the first paint of the next visit, in both schemes', async () => {
    const first = load();
    first.dispatchTheme({ type: 'change', paletteColors: purple });
    await shown();
    for (const mode of ['dark', 'light']) {
      localStorage.setItem('mui-mode', mode);
      resetDocument();
      const { earlyScript, getThemeSettings } = load();
      window.eval(earlyScript);
      const early = document.documentElement.style.cssText;
      resetDocument();
      getThemeSettings();
      await waitFor(() => expect(document.documentElement.style.cssText).toBe(early));
      expect(early).toContain('--mui-palette-primary-main: #6a1b9a');
    }
  });

  it('only depend on the cookie [spec 3.4]', async () => {
    cookie(purple);
    load().getThemeSettings();
    await shown();
    document.cookie = 'paletteColors=; max-age=0; path=/';
    resetDocument();
    load().getThemeSettings();
    expect(main()).toEqual(['', '']);
    resetDocument();
    window.eval(load().earlyScript);
    expect(main()).toEqual(['', '']);
  });

  it('keep in step with other tabs', async () => {
    const { getThemeSettings } = load();
    getThemeSettings();
    cookie(purple);
    storeInOtherTab('mui-palette-light', '--mui-palette-primary-main:#6a1b9a;');
    await shown();
  });

  it.each([
    'body{}',
    '--mui-palette-primary-main:url(//evil.example);',
    '--header-height:#fff;',
    '--mui-palette-primary-main:#fff;color:red;',
  ])('are not taken from a copy that holds %s', (text) => {
    cookie(purple);
    localStorage.setItem('mui-palette-light', text);
    window.eval(load().earlyScript);
    expect(document.documentElement.style.cssText).toBe('');
  });
});
