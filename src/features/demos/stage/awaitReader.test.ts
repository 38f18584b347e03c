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

it('starts once, when the element comes near', () => {
  const start = jest.fn();
  stop = awaitReader(element, start);
  expect(observed).toEqual([element]);
  comeNear();
  element.querySelector('button')?.click();
  expect(start).toHaveBeenCalledTimes(1);
});

describe('on intent', () => {
  it('is not concerned with what is near, and starts when the reader turns to it', () => {
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
  ])('waits for what is near where the server’s markup is hidden: %s', async (_name, change) => {
    change();
    stop = awaitReader(element, jest.fn(), true);
    expect(observed).toEqual([element]);
  });

  it('waits for what is near once a setting hides the server’s markup', async () => {
    const start = jest.fn();
    stop = awaitReader(element, start, true);
    root.dir = 'rtl';
    await Promise.resolve();
    expect(observed).toEqual([element]);
    comeNear();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('ends with its page', async () => {
    const start = jest.fn();
    awaitReader(element, start, true)();
    root.dir = 'rtl';
    await Promise.resolve();
    element.querySelector('button')?.click();
    expect([observed, start.mock.calls]).toEqual([[], []]);
  });
});
