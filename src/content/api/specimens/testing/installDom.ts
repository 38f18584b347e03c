import { JSDOM } from 'jsdom';

/** Names that Node has too, of which components need the document's. */
const replaced = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'navigator',
  'document',
  'window',
  'self',
]);

/** What Jest, which looks through all globals when a test has ended, can't be shown: a look never ends. */
const hidden = new Set(['localStorage', 'sessionStorage', '_localStorage', '_sessionStorage']);

/** Observers that jsdom lacks: nothing ever has a size or comes into sight. */
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Gives a test that runs in Node, next to the compiler, a document to render in. */
export function installDom(): void {
  const { window } = new JSDOM('<!doctype html><body></body>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
  });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (hidden.has(name) || (name in globalThis && !replaced.has(name))) continue;
    Object.defineProperty(globalThis, name, {
      value: window[name],
      configurable: true,
      writable: true,
    });
  }
  const listens = {
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  };
  const matchMedia = (media: string) => ({ media, matches: false, ...listens });
  const missing = { matchMedia, ResizeObserver: NothingSeen, IntersectionObserver: NothingSeen };
  Object.assign(window, missing);
  const listening = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;
  for (const name of listening) Object.assign(globalThis, { [name]: window[name].bind(window) });
  Object.assign(globalThis, missing, { window: globalThis, IS_REACT_ACT_ENVIRONMENT: true });
}
