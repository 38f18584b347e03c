import type { Look } from './descriptors/setting';

/**
 * Gives `html` these attributes and CSS variables. What is there already is not written again: every write to `html`
 * makes browsers compute all styles again.
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
