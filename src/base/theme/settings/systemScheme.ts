import type { PaletteMode } from './descriptors/setting';

function darkQuery(): MediaQueryList | undefined {
  return window.matchMedia?.('(prefers-color-scheme: dark)');
}

/** The color scheme of the operating system. */
export function systemScheme(): PaletteMode {
  return darkQuery()?.matches ? 'dark' : 'light';
}

/** Calls `listener` whenever the operating system changes its color scheme. Returns a function that ends it. */
export function watchSystemScheme(listener: () => void): () => void {
  const query = darkQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
