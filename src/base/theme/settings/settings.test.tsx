import * as React from 'react';
import { act, render } from '@testing-library/react';
import type * as Settings from '.';

let isDark = false;
let tellSystem: () => void;

beforeEach(() => {
  isDark = false;
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return isDark;
    },
    addEventListener: (_type: string, listener: () => void) => (tellSystem = listener),
  })) as never;
  localStorage.clear();
  fresh();
});

function fresh() {
  document.head.innerHTML =
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)">';
  document.documentElement.removeAttribute('dir');
  document.body.className = 'mode-light other';
  document.body.dir = 'ltr';
}

function load(): typeof Settings {
  let room: typeof Settings | undefined;
  jest.isolateModules(() => {
    // The rooms are fresh, React must be the one that renders.
    jest.doMock('react', () => React);
    room = jest.requireActual<typeof Settings>('.');
  });
  return room as typeof Settings;
}

const look = () => ({
  scheme: document.documentElement.getAttribute('data-mui-color-scheme'),
  dir: document.documentElement.dir,
  bodyDir: document.body.dir,
  bodyClass: [...document.body.classList].sort().join(' '),
  metas: [...document.querySelectorAll('meta')].map((meta) => meta.content),
});

function fromOtherTab(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

it('shows a change on the document and keeps it under the names readers rely on', () => {
  const { changeThemeSettings, getThemeSettings } = load();
  changeThemeSettings({ mode: 'dark', direction: 'rtl' });
  expect(look()).toEqual({
    scheme: 'dark',
    dir: 'rtl',
    bodyDir: 'rtl',
    bodyClass: 'mode-dark other',
    metas: ['#151412', '#151412'],
  });
  expect({ ...localStorage }).toEqual({
    'mui-mode': 'dark',
    'mui-color-scheme-light': 'light',
    'mui-color-scheme-dark': 'dark',
    'mui-direction': 'rtl',
  });
  expect(getThemeSettings().paletteMode).toBe('dark');
});

it('ignores a change that changes nothing', () => {
  const { changeThemeSettings, getThemeSettings } = load();
  const before = getThemeSettings();
  changeThemeSettings({ mode: 'system', paletteColors: {} });
  expect(getThemeSettings()).toBe(before);
  expect(localStorage).toHaveLength(0);
});

it('follows the system while it is to, and only then', () => {
  const { changeThemeSettings, getThemeSettings } = load();
  expect(getThemeSettings().paletteMode).toBe('light');
  isDark = true;
  tellSystem();
  expect(getThemeSettings().paletteMode).toBe('dark');
  expect(look()).toMatchObject({ scheme: 'dark', metas: ['#ffffff', '#151412'] });
  changeThemeSettings({ mode: 'light' });
  tellSystem();
  expect(getThemeSettings().paletteMode).toBe('light');
});

it('keeps in step with other tabs, in every root', () => {
  const { useThemeSettings } = load();
  const Look = () => {
    const { mode, direction } = useThemeSettings();
    return <p>{`${mode} ${direction}`}</p>;
  };
  const roots = [render(<Look />), render(<Look />)];
  act(() => fromOtherTab('mui-mode', 'dark'));
  act(() => fromOtherTab('mui-direction', 'rtl'));
  for (const { container } of roots) expect(container).toHaveTextContent('dark rtl');
  act(() => fromOtherTab('mui-mode', '{"broken'));
  for (const { container } of roots) expect(container).toHaveTextContent('system rtl');
});

it("shows what is forced while the page lives, and keeps the reader's own", () => {
  const { changeThemeSettings, forceThemeSettings, getThemeSettings } = load();
  forceThemeSettings({ mode: 'dark', dense: true });
  expect(look()).toMatchObject({ scheme: 'dark', dir: 'ltr' });
  expect(localStorage).toHaveLength(0);
  act(() => fromOtherTab('mui-direction', 'rtl'));
  changeThemeSettings({ mode: 'light' });
  expect(getThemeSettings()).toMatchObject({ paletteMode: 'dark', direction: 'rtl', dense: true });
  forceThemeSettings({});
  expect(getThemeSettings()).toMatchObject({ mode: 'light', direction: 'rtl', dense: false });
});

describe('the early script', () => {
  const modes = [null, 'system', 'light', 'dark', '', 'DARK', '{"a":', '<script>', 'null'];
  const directions = [null, 'ltr', 'rtl', 'RTL', 'sideways'];
  const cases = modes.flatMap((mode) =>
    directions.flatMap((direction) => [true, false].map((dark) => ({ mode, direction, dark }))),
  );

  it.each(cases)('agrees with the store on %j', ({ mode, direction, dark }) => {
    isDark = dark;
    if (mode !== null) localStorage.setItem('mui-mode', mode);
    if (direction !== null) localStorage.setItem('mui-direction', direction);
    const { earlyScript, earlyBodyScript, getThemeSettings } = load();
    window.eval(earlyScript);
    window.eval(earlyBodyScript);
    const early = look();
    fresh();
    getThemeSettings();
    expect(early).toEqual(look());
  });

  it('works with blocked storage and without media queries', () => {
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
    expect(look()).toMatchObject({ scheme: 'light', dir: 'ltr', bodyClass: 'mode-light other' });
  });
});
