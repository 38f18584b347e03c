import type { PaletteMode } from './descriptors/setting';

function darkQuery(): MediaQueryList | undefined {
  return window.matchMedia?.('(prefers-color-scheme: dark)');
}

/** Returns the color scheme of the operating system. */
export function systemScheme(): PaletteMode {
  return darkQuery()?.matches ? 'dark' : 'light';
}

/** Calls `listener` whenever the operating system changes its color scheme. Returns a function that stops it. */
export function watchSystemScheme(listener: () => void): () => void {
  const query = darkQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
