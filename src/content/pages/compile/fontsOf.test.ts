import { fontsOf } from './fontsOf';

const stylesheet = 'https://fonts.example/pirate.css';
const product = { fonts: [{ mention: 'pirate', stylesheet }] };

it.each([
  ['its address', { pathname: '/themes/pirate/', text: '# A theme' }],
  ['its text', { pathname: '/themes/', text: '# Themes\n\nSee the Pirate theme.' }],
])('a page that mentions a font’s word in %s needs the font [spec 2.7]', (_, source) => {
  expect(fontsOf(product, source)).toEqual({ fonts: [stylesheet] });
});

it('other pages need no font, and their data omits the key [spec 2.7]', () => {
  expect(fontsOf(product, { pathname: '/themes/', text: '# Themes' })).toEqual({});
  expect(fontsOf({}, { pathname: '/themes/pirate/', text: '' })).toEqual({});
});
