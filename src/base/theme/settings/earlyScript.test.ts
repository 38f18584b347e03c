import {
  densityAndSpacing,
  resetDocument,
  load,
  shownSettings,
  resetAll,
  system,
} from './loadedSettings';

beforeEach(resetAll);

describe('the early script', () => {
  const storedValues = [null, '2', '16', '1', '17', '08', '1e1', '9.5', ' 9', '-3', 'NaN', '{}'];

  it.each(storedValues)('agrees with the store on a spacing and a density of %j', (stored) => {
    for (const key of ['mui-spacing', 'mui-density']) {
      if (stored !== null) localStorage.setItem(key, stored);
    }
    if (stored === '2') localStorage.setItem('mui-density', 'dense');
    const { earlyScript, getThemeSettings } = load();
    window.eval(earlyScript);
    const early = densityAndSpacing();
    resetDocument();
    getThemeSettings();
    expect(early).toEqual(densityAndSpacing());
    expect(early.spacing[0]).toBe(stored === '2' || stored === '16' ? `${stored}px` : '');
  });

  const modes = [null, 'system', 'light', 'dark', '', 'DARK', '{"a":', '<script>', 'null'];
  const directions = [null, 'ltr', 'rtl', 'RTL', 'sideways'];
  const cases = modes.flatMap((mode) =>
    directions.flatMap((direction) => [true, false].map((dark) => ({ mode, direction, dark }))),
  );

  it.each(cases)('agrees with the store on %j', ({ mode, direction, dark }) => {
    system.isDark = dark;
    if (mode !== null) localStorage.setItem('mui-mode', mode);
    if (direction !== null) localStorage.setItem('mui-direction', direction);
    const { earlyScript, earlyBodyScript, getThemeSettings } = load();
    window.eval(earlyScript);
    window.eval(earlyBodyScript);
    const early = shownSettings();
    resetDocument();
    getThemeSettings();
    expect(early).toEqual(shownSettings());
  });

  it('works with blocked storage and without `matchMedia`', () => {
    const { earlyScript, earlyBodyScript } = load();
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    window.matchMedia = undefined as never;
    window.eval(earlyScript);
    window.eval(earlyBodyScript);
    Object.defineProperty(window, 'localStorage', own ?? {});
    expect(shownSettings()).toMatchObject({
      scheme: 'light',
      dir: 'ltr',
      bodyClass: 'mode-light other',
    });
  });
});
