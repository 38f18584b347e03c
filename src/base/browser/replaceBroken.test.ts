import { replaceBroken } from '.';
import { measures, standIns } from './standIns';

const names = [...Object.keys(standIns), ...Object.keys(measures)];
const fail = () => {
  throw new Error('broken');
};
const faults: Readonly<Record<string, PropertyDescriptor>> = {
  missing: { value: undefined },
  'throwing when read': { get: fail },
  'throwing when called': { value: fail },
  'a text': { value: 'x' },
  'an object': { value: {} },
};

// jsdom does not implement these.
Object.assign(window, { scrollTo: () => undefined, scrollBy: () => undefined });

const before = Object.fromEntries(
  names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)]),
);

afterEach(() => {
  for (const name of names) {
    const own = before[name];
    if (own) Object.defineProperty(window, name, { ...own, configurable: true });
    else Reflect.deleteProperty(window, name);
  }
});

const read = (name: string) => (window as unknown as Record<string, unknown>)[name];

describe.each(Object.entries(faults))('what is %s', (_fault, descriptor) => {
  it.each(names.filter((name) => before[name]?.configurable !== false))('%s', (name) => {
    Object.defineProperty(window, name, { configurable: true, ...descriptor });
    replaceBroken();
    const { [name as keyof typeof measures]: measure, [name as never]: own } = {
      ...measures,
      ...standIns,
    };
    if (name in measures) expect(read(name)).toBe(measure());
    else expect(read(name)).toBe(own);
  });
});

it('leaves working globals unchanged', () => {
  const own = class {
    observe() {}
    disconnect() {}
  };
  Object.assign(window, { ResizeObserver: own });
  replaceBroken();
  replaceBroken();
  expect(read('ResizeObserver')).toBe(own);
});

it('reports once that an observed element is visible, and its size', async () => {
  Object.assign(window, { IntersectionObserver: undefined, ResizeObserver: undefined });
  replaceBroken();
  const target = document.createElement('p');
  const seen = await new Promise<IntersectionObserverEntry[]>((resolve) =>
    new IntersectionObserver(resolve).observe(target),
  );
  expect(seen).toEqual([expect.objectContaining({ target, isIntersecting: true })]);
  const sizes = await new Promise<ResizeObserverEntry[]>((resolve) =>
    new ResizeObserver(resolve).observe(target),
  );
  expect(sizes).toEqual([expect.objectContaining({ target, contentRect: expect.anything() })]);
});

it('has replacements of the other globals that return plausible values', () => {
  Object.assign(window, { matchMedia: undefined, CSS: undefined, requestIdleCallback: undefined });
  replaceBroken();
  expect(window.matchMedia('print')).toMatchObject({ media: 'print', matches: false });
  expect(CSS.escape('1a.b:c')).toBe('\\31 a\\2e b\\3a c');
  expect(CSS.supports('color', 'red')).toBe(false);
});
