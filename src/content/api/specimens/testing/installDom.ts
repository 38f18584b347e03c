import { JSDOM } from 'jsdom';

/** Globals that Node has too, but of which components need the document's. */
const replaced = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'navigator',
  'document',
  'window',
  'self',
]);

/** Globals that Jest must not see: it inspects all of them after a test, and these never finish. */
const hidden = new Set(['localStorage', 'sessionStorage', '_localStorage', '_sessionStorage']);

/** A stub for observers that jsdom lacks: nothing ever has a size or becomes visible. */
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Installs a DOM in a test that runs in Node, where the compiler runs. */
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
