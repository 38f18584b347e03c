import { forceThemeSettings } from '@/base/theme/settings';
import earlyViewScript from './earlyView.minified';
import { readViewQuery } from './viewAddress';

const asked = jest.fn((media: string) => ({ media, matches: false, addEventListener() {} }));

function fresh(search: string) {
  const { documentElement: html, body } = document;
  window.history.replaceState(null, '', `/demos/p/Tabs/${search}`);
  window.matchMedia = asked as never;
  html.setAttribute('data-mui-color-scheme', 'light');
  html.dir = 'ltr';
  body.className = 'mode-light';
  body.dir = 'ltr';
}

const look = () => ({
  scheme: document.documentElement.getAttribute('data-mui-color-scheme'),
  dir: [document.documentElement.dir, document.body.dir],
  bodyClass: document.body.className,
  density: document.documentElement.dataset.density,
});

it.each([
  '',
  '?mode=dark',
  '?mode=light&dir=rtl',
  '?dir=ltr',
  '?mode=dim&dir=up',
  '?density=dense',
  '?density=comfortable',
  '?density=tight',
])('applies %j like the settings', (search) => {
  fresh(search);
  window.eval(earlyViewScript);
  const early = look();
  fresh(search);
  forceThemeSettings({});
  forceThemeSettings(readViewQuery(search));
  expect(early).toEqual(look());
});

it.each([
  ['(prefers-reduced-motion: reduce)', 'all'],
  ['(prefers-reduced-motion)', 'all'],
  ['(prefers-reduced-motion: no-preference)', 'not all'],
  ['(min-width: 600px)', '(min-width: 600px)'],
])('answers %s like a browser with reduced motion', (media, answered) => {
  fresh('?motion=reduce');
  window.eval(earlyViewScript);
  expect(window.matchMedia(media).media).toBe(answered);
});

it('leaves media queries alone otherwise', () => {
  fresh('?mode=dark');
  window.eval(earlyViewScript);
  expect(window.matchMedia).toBe(asked);
});
