import { render } from '@testing-library/react';
import { DemoSheet } from './DemoSheet';

const texts = () =>
  [...document.querySelectorAll('style[data-demo-sheet]')].map((style) => style.textContent);

it("keeps the document's sheet during hydration, and removes it with its page", () => {
  document.head.innerHTML = '<style data-demo-sheet>.a{}</style>';
  const { rerender } = render(<DemoSheet css="" />);
  expect(texts()).toEqual(['.a{}']);
  rerender(<DemoSheet css=".b{}" />);
  expect(texts()).toEqual(['.b{}']);
  rerender(<DemoSheet css={undefined} />);
  expect(texts()).toEqual([]);
  rerender(<DemoSheet css=".a{}" />);
  expect(texts()).toEqual(['.a{}']);
});
