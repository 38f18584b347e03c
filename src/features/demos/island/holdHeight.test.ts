import { holdHeight } from './holdHeight';

let look = (_entry: { isIntersecting: boolean; top: number }) => {};
let isWatched = false;
beforeEach(() => {
  isWatched = false;
  class FakeObserver {
    constructor(callback: (entries: unknown[]) => void) {
      look = ({ isIntersecting, top }) =>
        isWatched && callback([{ isIntersecting, boundingClientRect: { top } }]);
    }
    observe() {
      isWatched = true;
    }
    disconnect() {
      isWatched = false;
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver, innerWidth: 320 });
});

function place(): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ height: 56.5 }) as DOMRect;
  return element;
}

/** The window gets another size. */
function resize(innerWidth: number): void {
  Object.assign(window, { innerWidth });
  window.dispatchEvent(new Event('resize'));
}

it('holds the height while the demo is rendered, and while the reader sees it', () => {
  const element = place();
  const { settle } = holdHeight(element);
  look({ isIntersecting: false, top: 900 });
  expect(element.style.minBlockSize).toBe('56.5px');
  settle();
  look({ isIntersecting: true, top: 300 });
  expect(element.style.minBlockSize).toBe('56.5px');
});

it('gives the height up below the window, where nothing moves that is seen', () => {
  const element = place();
  holdHeight(element).settle();
  look({ isIntersecting: false, top: 900 });
  expect(element.style.minBlockSize).toBe('');
});

it('holds it above the window, where a browser may move what is read', () => {
  const element = place();
  holdHeight(element).settle();
  look({ isIntersecting: false, top: -900 });
  expect(element.style.minBlockSize).toBe('56.5px');
});

it('gives it up when the window has another width, and not for another height', () => {
  const element = place();
  holdHeight(element).settle();
  resize(320);
  expect(element.style.minBlockSize).toBe('56.5px');
  resize(640);
  expect(element.style.minBlockSize).toBe('');
});

it('gives it up with the demo', () => {
  const element = place();
  const { settle, giveUp } = holdHeight(element);
  settle();
  giveUp();
  expect(element.style.minBlockSize).toBe('');
  expect(isWatched).toBe(false);
});
