import type { DemoView } from '@/model';
import { fillFramePattern, framePattern } from './framePattern';

const { folder, page, name, pathname, maxWidth } = framePattern;
const html = `<title>${name}</title><a href="${pathname}#${name}">${JSON.stringify({ folder, page })}</a><p style="max-inline-size:${maxWidth}">`;
const fill = (maxWidthOfDemo?: number) =>
  fillFramePattern(html, {
    folder: 'ui/next',
    pathname: '/ui/next/react-tabs/',
    demo: { name: 'BasicTabs', options: { maxWidth: maxWidthOfDemo } } as DemoView,
  });

it('writes what differs into every place', () => {
  expect(fill()).toBe(
    '<title>BasicTabs</title><a href="/ui/next/react-tabs/#BasicTabs">' +
      '{"folder":"ui/next","page":"react-tabs"}</a><p style="max-inline-size:none">',
  );
  expect(fill(240)).toContain('max-inline-size:240px');
});

it('has words that no text holds by chance, and none inside another', () => {
  const words = [folder, page, name, pathname, maxWidth];
  for (const word of words) {
    expect(word).toMatch(/Demo\w+Here/);
    expect(words.filter((other) => other.includes(word))).toEqual([word]);
  }
});
