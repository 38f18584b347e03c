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

/** Resizes the window to this width. */
function resize(innerWidth: number): void {
  Object.assign(window, { innerWidth });
  window.dispatchEvent(new Event('resize'));
}

it('holds the height while the demo renders, and while it is in the viewport', () => {
  const element = place();
  const { releaseBelowViewport } = holdHeight(element);
  look({ isIntersecting: false, top: 900 });
  expect(element.style.minBlockSize).toBe('56.5px');
  releaseBelowViewport();
  look({ isIntersecting: true, top: 300 });
  expect(element.style.minBlockSize).toBe('56.5px');
});

it('releases the height below the viewport, where the shift is not visible', () => {
  const element = place();
  holdHeight(element).releaseBelowViewport();
  look({ isIntersecting: false, top: 900 });
  expect(element.style.minBlockSize).toBe('');
});

it('holds it above the viewport, where not every browser anchors the scroll position', () => {
  const element = place();
  holdHeight(element).releaseBelowViewport();
  look({ isIntersecting: false, top: -900 });
  expect(element.style.minBlockSize).toBe('56.5px');
});

it('releases it when the width of the window changes, but not its height', () => {
  const element = place();
  holdHeight(element).releaseBelowViewport();
  resize(320);
  expect(element.style.minBlockSize).toBe('56.5px');
  resize(640);
  expect(element.style.minBlockSize).toBe('');
});

it('releases it when the demo is unmounted', () => {
  const element = place();
  const { releaseBelowViewport, release } = holdHeight(element);
  releaseBelowViewport();
  release();
  expect(element.style.minBlockSize).toBe('');
  expect(isWatched).toBe(false);
});
