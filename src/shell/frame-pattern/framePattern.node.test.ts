import { sheetScope, type PageDemo } from '@/model';
import { fillFramePattern, framePattern } from './framePattern';

const { folder, page, name, pathname, maxWidth, stylings, fonts } = framePattern;
const html = `</head><title>${name}</title><a href="${pathname}#${name}">${JSON.stringify({ folder, page })}</a><p style="max-inline-size:${maxWidth}">`;
const fill = (
  maxWidthOfDemo?: number,
  names: PageDemo['stylings'] = ['MUI System'],
  demoStyles = '.a{}',
) =>
  fillFramePattern(html, {
    folder: 'ui/next',
    pathname: '/ui/next/react-tabs/',
    demo: { name: 'BasicTabs', options: { maxWidth: maxWidthOfDemo }, stylings: names } as PageDemo,
    fonts: [],
    demoStyles,
  });

it('replaces every placeholder', () => {
  expect(fill()).toBe(
    '</head><title>BasicTabs</title><a href="/ui/next/react-tabs/#BasicTabs">' +
      '{"folder":"ui/next","page":"react-tabs"}</a><p style="max-inline-size:none">',
  );
  expect(fill(240)).toContain('max-inline-size:240px');
});

it('includes the page’s style sheet for demos with several stylings', () => {
  expect(fill(0, ['MUI System', 'CSS'])).toMatch(/^<style>\.a\{\}<\/style><\/head>/);
});

it('includes the style sheet for the demo whose own styles are in it', () => {
  const { element } = sheetScope('BasicTabs');
  expect(fill(0, ['MUI System'], `${element} { &.a {} }`)).toContain(`<style>${element} {`);
});

it('includes the style sheet for a demo that imports a package with a sheet of the product', () => {
  const demo = { name: 'BasicTabs', options: {}, stylings: ['MUI System'] } as unknown as PageDemo;
  const framed = { folder: 'ui', pathname: '/ui/', fonts: [], demoStyles: '.a{}' };
  expect(fillFramePattern(html, { ...framed, demo })).not.toContain('<style>');
  expect(fillFramePattern(html, { ...framed, demo: { ...demo, hasSheet: true } })).toContain(
    '<style>.a{}</style>',
  );
});

it('writes addresses of fonts that cannot end the string or the script around them', () => {
  const text = `<script>${JSON.stringify({ fonts })}</script>`;
  const filled = fillFramePattern(text, {
    folder: 'ui',
    pathname: '/ui/icons/',
    demo: { name: 'Icons', options: {}, stylings: ['MUI System'] } as unknown as PageDemo,
    fonts: ['https://fonts.example/icons?family=A+B|C,D&x="</script>$&', 'https://fonts.example/b'],
  });
  expect(filled.match(/<\/script>/g)).toHaveLength(1);
  const data = JSON.parse(filled.slice(8, -9)) as { fonts: string };
  expect(data.fonts.split(' ')).toEqual([
    'https://fonts.example/icons?family=A+B|C,D&x=%22%3C/script%3E$&',
    'https://fonts.example/b',
  ]);
});

it('has placeholders that no text contains by chance, and none inside another', () => {
  const words = [folder, page, name, pathname, maxWidth, stylings, fonts];
  for (const word of words) {
    expect(word).toMatch(/Demo\w+Here/);
    expect(words.filter((other) => other.includes(word))).toEqual([word]);
  }
});
