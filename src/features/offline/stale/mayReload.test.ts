import { mayReload } from './mayReload';

function visitBy(type: string) {
  performance.getEntriesByType = (() => [{ type }]) as never;
}

afterEach(() => sessionStorage.clear());

it('allows one reload per build in a tab', () => {
  expect([mayReload('b1'), mayReload('b1'), mayReload('b2'), mayReload('b2')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('without storage, allows a reload unless the page was just reloaded', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  visitBy('navigate');
  expect(mayReload('b1')).toBe(true);
  visitBy('reload');
  expect(mayReload('b1')).toBe(false);
  if (own) Object.defineProperty(window, 'sessionStorage', own);
});
