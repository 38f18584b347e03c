import { cutText } from './cutText';
import { mostPixels, readAd } from './readAd';

const good = { statlink: 'https://a.example/', description: 'words' };

it('shortens a company name of 90 KB to 60 characters', () => {
  const company = readAd({ ads: [{ ...good, company: 'x'.repeat(90_000) }] }, 0)?.company;
  expect(company).toBe(`${'x'.repeat(59)}…`);
});

it('reads 2,000 characters of a description', () => {
  const ad = readAd({ ads: [{ ...good, description: 'x'.repeat(90_000) }] }, 0);
  expect(ad?.description).toHaveLength(2000);
});

it('loads ten of 1,500 tracking pixels, each of them once', () => {
  const many = Array.from({ length: 1500 }, (_, index) => `https://p.example/${index >> 1}`);
  const ad = readAd({ ads: [{ ...good, statimp: many[0], pixel: many.join('||') }] }, 0);
  expect(ad?.pixels).toHaveLength(mostPixels);
  expect(mostPixels).toBe(10);
  expect(new Set(ad?.pixels).size).toBe(mostPixels);
});

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['two words', 5, 'two…'],
  ['ab😀cd', 4, 'ab…'],
  ['abc😀d', 4, 'abc…'],
])('shortens %s after %d characters to %s', (text, most, cut) =>
  expect(cutText(text, most)).toBe(cut),
);
