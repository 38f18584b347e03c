import materialUi from '../../docs-data/material-ui/product';
import { fontsOf } from '@/content/fontsOf';

const sheets = materialUi.fonts.map(({ stylesheet }) => stylesheet);

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
