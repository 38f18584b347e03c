import { applyToDocument } from './applyToDocument';
import { defaultThemeSettings } from './themeSettings';

const settings = { ...defaultThemeSettings, mode: 'light' } as const;

it('only writes attributes and variables that change', () => {
  const { documentElement: html, body } = document;
  applyToDocument(settings);
  const observer = new MutationObserver(() => {});
  observer.observe(document, { attributes: true, subtree: true });
  applyToDocument(settings);
  expect(observer.takeRecords()).toEqual([]);
  applyToDocument({ ...settings, paletteMode: 'dark', direction: 'rtl', dense: true });
  expect(observer.takeRecords().length).toBeGreaterThan(0);
  expect([html.dir, body.dir, body.className]).toEqual(['rtl', 'rtl', 'mode-dark']);
  expect(html.dataset).toMatchObject({ muiColorScheme: 'dark', density: 'dense' });
  observer.disconnect();
});
