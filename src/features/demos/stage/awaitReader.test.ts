import { awaitReader } from './awaitReader';

const observed: Element[] = [];
let comeNear = () => {};

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    observed.length = 0;
  }
}
Object.assign(globalThis, { IntersectionObserver: FakeObserver });

const root = document.documentElement;
let element: HTMLElement;
let stop = () => {};

afterEach(() => stop());

beforeEach(() => {
  observed.length = 0;
  root.dir = 'ltr';
  delete root.dataset.density;
  element = document.createElement('div');
  element.innerHTML = '<button>Book</button>';
  document.body.replaceChildren(element);
});

it('starts once, when the element comes near the viewport', () => {
  const start = jest.fn();
  stop = awaitReader(element, start);
  expect(observed).toEqual([element]);
  comeNear();
  element.querySelector('button')?.click();
  expect(start).toHaveBeenCalledTimes(1);
});

describe('on intent', () => {
  it('does not start near the viewport, but on hover or focus', () => {
    const start = jest.fn();
    stop = awaitReader(element, start, true);
    expect(observed).toEqual([]);
    document.body.click();
    expect(start).not.toHaveBeenCalled();
    element.querySelector('button')?.click();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['right to left', () => (root.dir = 'rtl')],
    ['dense', () => (root.dataset.density = 'dense')],
  ])('starts near the viewport if the server’s markup is hidden: %s', async (_name, change) => {
    change();
    stop = awaitReader(element, jest.fn(), true);
    expect(observed).toEqual([element]);
  });

  it('starts near the viewport once a setting hides the server’s markup', async () => {
    const start = jest.fn();
    stop = awaitReader(element, start, true);
    root.dir = 'rtl';
    await Promise.resolve();
    expect(observed).toEqual([element]);
    comeNear();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('stops when the page is left', async () => {
    const start = jest.fn();
    awaitReader(element, start, true)();
    root.dir = 'rtl';
    await Promise.resolve();
    element.querySelector('button')?.click();
    expect([observed, start.mock.calls]).toEqual([[], []]);
  });
});
