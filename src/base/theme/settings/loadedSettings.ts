import * as React from 'react';
import type * as Dispatch from './dispatchTheme';
import type * as Settings from '.';

type LoadedModules = typeof Settings & typeof Dispatch;

/** A simulated operating system: its color scheme, and a function that notifies the page of a change. */
export const system: { isDark: boolean; notify: () => void } = { isDark: false, notify: () => {} };

/** Resets everything before a test: a light system, empty storage, and the document as the server sends it. */
export function resetAll(): void {
  system.isDark = false;
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return system.isDark;
    },
    addEventListener: (_type: string, listener: () => void) => (system.notify = listener),
  })) as never;
  localStorage.clear();
  document.cookie = 'paletteColors=; max-age=0; path=/';
  resetDocument();
}

/** Resets the document to the state in which the server sends it. */
export function resetDocument() {
  document.head.innerHTML =
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)">';
  for (const name of ['dir', 'style', 'data-density'])
    document.documentElement.removeAttribute(name);
  document.body.className = 'mode-light other';
  document.body.dir = 'ltr';
}

/** Loads the modules of the settings again, without state, as a new visit does. */
export function load(): LoadedModules {
  let modules: LoadedModules | undefined;
  jest.isolateModules(() => {
    // The modules are loaded again, but must use the React that renders.
    jest.doMock('react', () => React);
    modules = {
      ...jest.requireActual<typeof Settings>('.'),
      ...jest.requireActual<typeof Dispatch>('./dispatchTheme'),
    };
  });
  return modules as LoadedModules;
}

/** Returns the settings that the document shows, except colors. */
export const shownSettings = () => ({
  scheme: document.documentElement.getAttribute('data-mui-color-scheme'),
  dir: document.documentElement.dir,
  bodyDir: document.body.dir,
  bodyClass: [...document.body.classList].sort().join(' '),
  metas: [...document.querySelectorAll('meta')].map((meta) => meta.content),
  ...densityAndSpacing(),
});

/** Returns the value of a custom property of `html`. */
export const variable = (name: string) => document.documentElement.style.getPropertyValue(name);

/** Returns the density and the spacing that the document shows. */
export const densityAndSpacing = () => ({
  density: document.documentElement.getAttribute('data-density'),
  spacing: [variable('--mui-spacing'), variable('--docs-spacing')],
});

/** The result of {@link densityAndSpacing} by default. */
export const usualDensityAndSpacing = { density: null, spacing: ['', ''] };

/** Stores a value and dispatches the event that fires when another tab does so. */
export function storeInOtherTab(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}
