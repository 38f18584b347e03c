import { applyToDocument } from './applyToDocument';
import type { ThemeSettings } from './themeSettings';

const settings = {
  mode: 'light',
  paletteMode: 'light',
  direction: 'ltr',
} as ThemeSettings;

it('writes nothing that is shown already, and what changes', () => {
  const { documentElement: html, body } = document;
  applyToDocument(settings);
  const observer = new MutationObserver(() => {});
  observer.observe(document, { attributes: true, subtree: true });
  applyToDocument(settings);
  expect(observer.takeRecords()).toEqual([]);
  applyToDocument({ ...settings, paletteMode: 'dark', direction: 'rtl' });
  expect(observer.takeRecords().length).toBeGreaterThan(0);
  expect([html.dir, body.dir, body.className]).toEqual(['rtl', 'rtl', 'mode-dark']);
  expect(html.dataset.muiColorScheme).toBe('dark');
  observer.disconnect();
});
