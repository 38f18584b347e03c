import * as React from 'react';
import type * as Dispatch from './dispatchTheme';
import type * as Settings from '.';

type LoadedModules = typeof Settings & typeof Dispatch;

/** What the operating system asks for, and what tells the page of a change. */
export const system: { isDark: boolean; tell: () => void } = { isDark: false, tell: () => {} };

/** Before each test: a light system, nothing stored, and a document as the server sends it. */
export function resetAll(): void {
  system.isDark = false;
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return system.isDark;
    },
    addEventListener: (_type: string, listener: () => void) => (system.tell = listener),
  })) as never;
  localStorage.clear();
  document.cookie = 'paletteColors=; max-age=0; path=/';
  fresh();
}

/** Makes the document as the server sends it. */
export function fresh() {
  document.head.innerHTML =
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)">';
  for (const name of ['dir', 'style', 'data-density'])
    document.documentElement.removeAttribute(name);
  document.body.className = 'mode-light other';
  document.body.dir = 'ltr';
}

/** Loads the modules as a visit does: they know nothing of an earlier one. */
export function load(): LoadedModules {
  let modules: LoadedModules | undefined;
  jest.isolateModules(() => {
    // The modules are fresh; React must be the one that renders.
    jest.doMock('react', () => React);
    modules = {
      ...jest.requireActual<typeof Settings>('.'),
      ...jest.requireActual<typeof Dispatch>('./dispatchTheme'),
    };
  });
  return modules as LoadedModules;
}

/** What the document shows of the settings, but for colors. */
export const look = () => ({
  scheme: document.documentElement.getAttribute('data-mui-color-scheme'),
  dir: document.documentElement.dir,
  bodyDir: document.body.dir,
  bodyClass: [...document.body.classList].sort().join(' '),
  metas: [...document.querySelectorAll('meta')].map((meta) => meta.content),
  ...densityAndSpacing(),
});

/** A custom property of the document. */
export const variable = (name: string) => document.documentElement.style.getPropertyValue(name);

/** The density and the spacing that the document shows. */
export const densityAndSpacing = () => ({
  density: document.documentElement.getAttribute('data-density'),
  spacing: [variable('--mui-spacing'), variable('--docs-spacing')],
});

/** What it shows of them where nobody changed them. */
export const usualDensityAndSpacing = { density: null, spacing: ['', ''] };

/** Stores a value as another tab does. */
export function fromOtherTab(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}
