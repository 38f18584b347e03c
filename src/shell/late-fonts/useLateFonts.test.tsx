import { act, render } from '@testing-library/react';
import { useLateFonts } from './useLateFonts';

const icons = 'https://fonts.example/icon?family=A+B|C';
const letters = 'https://fonts.example/css2?family=D:wght@300;400&display=swap';

function Page({ fonts }: { fonts: readonly string[] }) {
  useLateFonts(fonts);
  return null;
}

let rest: () => void = () => undefined;
let readyState: DocumentReadyState = 'complete';
const sheets = () => [...document.querySelectorAll('link')].map(({ href }) => href);

beforeEach(() => {
  readyState = 'complete';
  rest = () => undefined;
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
  window.requestIdleCallback = (work) => {
    rest = () => work({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
});

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('requests a font after the page has loaded and the browser is idle [spec 7.8]', () => {
  readyState = 'loading';
  render(<Page fonts={[icons, letters]} />);
  rest();
  expect(sheets()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('load')));
  expect(sheets()).toEqual([]);
  rest();
  expect(sheets()).toEqual([icons, letters]);
});

it('requests a font once, however many pages of a visit need it', () => {
  const { rerender } = render(<Page fonts={[icons]} />);
  rest();
  rerender(<Page fonts={[letters, icons]} />);
  rest();
  expect(sheets()).toEqual([icons, letters]);
});

it('requests nothing on pages that need no font', () => {
  const { rerender } = render(<Page fonts={[]} />);
  rest();
  rerender(<Page fonts={[]} />);
  rest();
  expect(sheets()).toEqual([]);
});

it('requests nothing for a page that the reader left before it loaded', () => {
  readyState = 'loading';
  const { unmount } = render(<Page fonts={[icons]} />);
  unmount();
  window.dispatchEvent(new Event('load'));
  rest();
  expect(sheets()).toEqual([]);
});
