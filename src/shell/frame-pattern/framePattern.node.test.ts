import type { DemoView } from '@/model';
import { fillFramePattern, framePattern } from './framePattern';

const { folder, page, name, pathname, maxWidth, stylings } = framePattern;
const html = `</head><title>${name}</title><a href="${pathname}#${name}">${JSON.stringify({ folder, page })}</a><p style="max-inline-size:${maxWidth}">`;
const fill = (maxWidthOfDemo?: number, names: DemoView['stylings'] = ['MUI System']) =>
  fillFramePattern(html, {
    folder: 'ui/next',
    pathname: '/ui/next/react-tabs/',
    demo: { name: 'BasicTabs', options: { maxWidth: maxWidthOfDemo }, stylings: names } as DemoView,
    demoStyles: '.a{}',
  });

it('writes what differs into every place', () => {
  expect(fill()).toBe(
    '</head><title>BasicTabs</title><a href="/ui/next/react-tabs/#BasicTabs">' +
      '{"folder":"ui/next","page":"react-tabs"}</a><p style="max-inline-size:none">',
  );
  expect(fill(240)).toContain('max-inline-size:240px');
});

it('brings the page’s sheet along for demos that come in stylings', () => {
  expect(fill(0, ['MUI System', 'CSS'])).toMatch(/^<style>\.a\{\}<\/style><\/head>/);
});

it('has words that no text holds by chance, and none inside another', () => {
  const words = [folder, page, name, pathname, maxWidth, stylings];
  for (const word of words) {
    expect(word).toMatch(/Demo\w+Here/);
    expect(words.filter((other) => other.includes(word))).toEqual([word]);
  }
});
