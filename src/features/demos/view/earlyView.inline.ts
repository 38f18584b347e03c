/**
 * Shows what the address of a demo alone asks for (see `readViewQuery`) before anything of the page is painted, answers
 * media queries for less motion, and notes whether the page is in a frame. The settings follow when React hydrates.
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

/** A query that has the answer of one for reduced motion where motion is reduced. */
function answered(media: string): string {
  if (/prefers-reduced-motion\s*(:\s*reduce\s*)?\)/.test(media)) return 'all';
  return /prefers-reduced-motion/.test(media) ? 'not all' : media;
}

if (query.get('motion') === 'reduce') {
  try {
    const own = window.matchMedia;
    window.matchMedia = (media) => own.call(window, answered(media));
  } catch {
    // Somebody made the function read-only.
  }
}

export {};
