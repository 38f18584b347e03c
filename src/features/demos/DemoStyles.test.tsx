import { render } from '@testing-library/react';
import { DemoStyles } from './DemoStyles';

const texts = () =>
  [...document.querySelectorAll('head style[data-demo-css]')].map((style) => style.textContent);

describe('DemoStyles', () => {
  it('adds the styles of a page once and keeps them after the page is left', () => {
    const { rerender, unmount } = render(<DemoStyles css="" />);
    expect(texts()).toEqual([]);
    rerender(<DemoStyles css=".css-a{color:red;}" />);
    rerender(<DemoStyles css=".css-b{color:red;}" />);
    rerender(<DemoStyles css=".css-a{color:red;}" />);
    unmount();
    expect(texts()).toEqual(['.css-a{color:red;}', '.css-b{color:red;}']);
  });
});
