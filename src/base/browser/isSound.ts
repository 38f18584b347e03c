import type { StandInName } from './standIns';

type Globals = Record<string, unknown>;
type Made = { observe: (target: Node, options?: object) => void; disconnect: () => void };
type Call = (...parameters: unknown[]) => unknown;

const ignore = () => undefined;
const probe = 'docs-probe';

/** Constructs an observer and tries it on an element that does not change. */
function tryObserver(value: unknown): boolean {
  const observer = new (value as new (callback: () => void) => Made)(ignore);
  observer.observe(document.createElement('i'), { childList: true });
  observer.disconnect();
  return true;
}

/** Checks a pair of functions, such as `requestAnimationFrame` and `cancelAnimationFrame`. */
const tryPair = (ask: string, withdraw: string) => () => {
  const call = (name: string, value: unknown) =>
    (Reflect.get(window, name) as Call | undefined)?.call(window, value);
  const handle = call(ask, ignore);
  call(withdraw, handle);
  return typeof handle === 'number' && areFunctions(window, withdraw);
};
const idle = tryPair('requestIdleCallback', 'cancelIdleCallback');
const frame = tryPair('requestAnimationFrame', 'cancelAnimationFrame');

/** Calls a replaced scroll function without a distance. The browser's own is not called: it would force a layout. */
const tryScroll = (value: unknown) =>
  Function.prototype.toString.call(value).includes('[native code]') ||
  (value as Call)({}) === undefined;

const areFunctions = (of: unknown, ...names: string[]) =>
  names.every((name) => typeof (of as Globals)[name] === 'function');

/** Whether performance marks are stored: Next measures between marks, which throws if one is missing. */
function keepsMarks(value: Performance): boolean {
  value.mark(probe);
  value.measure(probe);
  const { length } = value.getEntriesByName(probe);
  value.clearMarks(probe);
  value.clearMeasures(probe);
  return length === 2;
}

const areTexts = (of: unknown, ...names: string[]) =>
  names.every((name) => typeof (of as Globals)[name] === 'string');

/** Checks of each global; a broken one returns false or throws. */
const checks: Readonly<Record<StandInName, (value: unknown) => boolean>> = {
  matchMedia: (value) => {
    const query = (value as Call)('all') as MediaQueryList;
    return typeof query.matches === 'boolean' && areFunctions(query, 'addEventListener');
  },
  IntersectionObserver: tryObserver,
  ResizeObserver: tryObserver,
  MutationObserver: tryObserver,
  requestIdleCallback: idle,
  cancelIdleCallback: idle,
  requestAnimationFrame: frame,
  cancelAnimationFrame: frame,
  performance: (value) =>
    typeof (value as Performance).now() === 'number' &&
    Array.isArray((value as Performance).getEntriesByType('navigation')) &&
    keepsMarks(value as Performance),
  CSS: (value) =>
    (value as typeof CSS).escape('a') === 'a' &&
    typeof (value as typeof CSS).supports('color', 'red') === 'boolean',
  getSelection: (value) => typeof (value as Call)() === 'object',
  scrollTo: tryScroll,
  scrollBy: tryScroll,
  navigator: (value) =>
    areTexts(value, 'userAgent', 'platform') && typeof (value as Navigator).onLine === 'boolean',
};

/** Whether a browser global exists and works, as far as the page needs it. */
export function isSound(name: StandInName): boolean {
  try {
    return checks[name](Reflect.get(window, name));
  } catch {
    return false;
  }
}
