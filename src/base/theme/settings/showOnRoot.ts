import type { Look } from './descriptors/setting';

/**
 * Sets attributes and CSS variables of `html`. Unchanged ones are skipped: every write to `html` makes browsers
 * recompute all styles.
 */
export function showOnRoot(look: Look): void {
  const html = document.documentElement;
  const { style } = html;
  for (const [name, value] of Object.entries(look)) {
    if (name.startsWith('--')) {
      if (style.getPropertyValue(name) !== (value ?? '')) style.setProperty(name, value);
    } else if (value === null) html.removeAttribute(name);
    else if (html.getAttribute(name) !== value) html.setAttribute(name, value);
  }
}
