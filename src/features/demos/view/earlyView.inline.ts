/**
 * Applies the query of a demo's own page (see `readViewQuery`) before the first paint: color scheme, direction and
 * density, reduced motion in media queries, and an attribute for pages in an iframe. The settings follow on hydration.
 */
const { documentElement: html, body } = document;
const query = new URLSearchParams(location.search);

if (window.parent !== window) html.setAttribute('data-framed', '');

const mode = query.get('mode');
if (mode === 'dark' || mode === 'light') {
  html.dataset.muiColorScheme = mode;
  body.classList.remove('mode-light', 'mode-dark');
  body.classList.add(`mode-${mode}`);
}

const direction = query.get('dir');
if (direction === 'rtl' || direction === 'ltr') html.dir = body.dir = direction;

const density = query.get('density');
if (density === 'dense') html.dataset.density = density;
if (density === 'comfortable') delete html.dataset.density;

/** Returns a query that matches as if the reader preferred reduced motion. */
function answered(media: string): string {
  if (/prefers-reduced-motion\s*(:\s*reduce\s*)?\)/.test(media)) return 'all';
  return /prefers-reduced-motion/.test(media) ? 'not all' : media;
}

if (query.get('motion') === 'reduce') {
  try {
    const own = window.matchMedia;
    window.matchMedia = (media) => own.call(window, answered(media));
  } catch {
    // Another script made `matchMedia` read-only.
  }
}

export {};
