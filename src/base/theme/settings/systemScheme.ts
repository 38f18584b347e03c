import type { PaletteMode } from './themeSettings';

function darkQuery(): MediaQueryList | undefined {
  return window.matchMedia?.('(prefers-color-scheme: dark)');
}

/** The colour scheme of the operating system. */
export function systemScheme(): PaletteMode {
  return darkQuery()?.matches ? 'dark' : 'light';
}

/** Calls `listener` whenever the operating system changes its colour scheme. */
export function watchSystemScheme(listener: () => void): void {
  darkQuery()?.addEventListener('change', listener);
}
