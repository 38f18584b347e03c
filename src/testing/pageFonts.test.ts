import materialUi from '../../docs-data/material-ui/product';
import { pageFonts } from '../../docs-data/pageFonts';
import products from '../../docs-data/products';
import { getStaticProps } from '../../pages/store';
import { fontsOf } from '@/content/fontsOf';

const sheets = pageFonts.map(({ stylesheet }) => stylesheet);

it('mentions of onepirate bring its stylesheet', () => {
  expect(sheets).toHaveLength(1);
  expect(new URL(sheets[0] ?? '').origin).toBe('https://fonts.googleapis.com');
  for (const page of [
    { pathname: '/premium-themes/onepirate/', text: '' },
    { pathname: '/material-ui/customization/theming/', text: 'See [Onepirate](/a/).' },
  ]) {
    expect(fontsOf(materialUi, page)).toEqual({ fonts: sheets });
  }
  expect(fontsOf(materialUi, { pathname: '/material-ui/react-button/', text: '' })).toEqual({});
});

it.each(Object.values(products))('pages of $name bring it too', (product) => {
  expect(fontsOf(product, { pathname: '/a/', text: 'As Onepirate does.' })).toEqual({
    fonts: sheets,
  });
});

it('the store names onepirate and brings its stylesheet', () => {
  expect(getStaticProps().props.fonts).toEqual(sheets);
});
