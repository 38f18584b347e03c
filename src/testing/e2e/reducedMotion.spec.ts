import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

/** Changes the size of a text and measures its width at once, as charts do. Runs in the page. */
function measureGrownText(): { grown: number; expected: number } {
  const widthAt = (span: HTMLElement, size: number) => {
    span.style.fontSize = `${size}px`;
    return span.getBoundingClientRect().width;
  };
  const [first, second] = ['Pancakes', 'Pancakes'].map((text) => {
    const span = document.createElement('span');
    span.textContent = text;
    return document.body.appendChild(span);
  });
  if (!first || !second) throw new Error('The texts were not created.');
  widthAt(first, 12);
  return { grown: widthAt(first, 16), expected: widthAt(second, 16) };
}

for (const [place, pathname] of [
  ['pages', pageKinds.component],
  ['frames', '/demos/material-ui/react-button/IconLabelButtons/?motion=reduce'],
] as const) {
  test(`${place} without motion have the final size right after a change`, async ({
    reader,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reader.opens(pathname);
    const { grown, expected } = await page.evaluate(measureGrownText);
    expect(grown).toBeCloseTo(expected, 1);
  });
}
