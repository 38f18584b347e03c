import fs from 'node:fs';
import path from 'node:path';
import materialUi from '../../docs-data/material-ui/product';
import { pageFonts } from '../../docs-data/pageFonts';
import products from '../../docs-data/products';
import { getStaticProps } from '../../pages/store';
import { fontsOf } from '@/content/pages/compile/fontsOf';
import type { Product } from '@/model';

const sheets = pageFonts.map(({ stylesheet }) => stylesheet);

it('pages that mention onepirate load its style sheet [spec 2.7]', () => {
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

it('each page that mentions onepirate is of a product that lists the style sheet [spec 2.7]', () => {
  const root = path.join(__dirname, '../../docs-data');
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  const named = files.filter(
    (file) =>
      file.endsWith('.md') && /onepirate/i.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(named).toContain('premium-themes/premium-themes.md');
  for (const [folder, { fonts }] of Object.entries<Product>(products)) {
    const mine = named.filter((file) => file.startsWith(`${folder}/`));
    if (mine.length > 0) expect({ mine, fonts }).toEqual({ mine, fonts: pageFonts });
  }
});

it('the store mentions onepirate and loads its style sheet [spec 2.7]', () => {
  expect(getStaticProps().props.fonts).toEqual(sheets);
});
