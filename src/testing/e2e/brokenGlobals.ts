import type { Page } from '@playwright/test';

/** Globals that the site reads, of the browser and of third-party scripts, by their path from `window`. */
export const globals = [
  'gtag',
  'dataLayer',
  'doNotTrack',
  'localStorage',
  'sessionStorage',
  'document.cookie',
  'document.execCommand',
  'document.fonts',
  'history.scrollRestoration',
  'matchMedia',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'PerformanceObserver',
  'requestIdleCallback',
  'cancelIdleCallback',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
  'performance.now',
  'performance.mark',
  'performance.getEntriesByType',
  'getSelection',
  'CSS',
  'CSS.escape',
  'CSS.supports',
  'crypto',
  'caches',
  'indexedDB',
  'Worker',
  'AbortController',
  'AbortSignal.timeout',
  'DOMParser',
  'BroadcastChannel',
  'devicePixelRatio',
  'innerHeight',
  'innerWidth',
  'scrollX',
  'scrollY',
  'scrollBy',
  'scrollTo',
  'navigator',
  'navigator.clipboard',
  'navigator.connection',
  'navigator.doNotTrack',
  'navigator.globalPrivacyControl',
  'navigator.locks',
  'navigator.onLine',
  'navigator.platform',
  'navigator.sendBeacon',
  'navigator.serviceWorker',
  'navigator.storage',
  'navigator.userAgent',
] as const;

/** Ways in which a global can be broken. */
export const faults = [
  'missing',
  'throws when read',
  'throws when called',
  'is a text',
  'is an object',
  'gives nothing',
] as const;

export type Fault = (typeof faults)[number];

/** Breaks globals on the following visits, before any script of the page runs. Tests keep the globals they need. */
export async function breakGlobals(
  page: Page,
  paths: readonly string[],
  fault: Fault,
): Promise<void> {
  await page.addInitScript(replaceGlobals, { paths, fault });
}

/** Replaces the globals. Runs in the browser. */
function replaceGlobals({ paths, fault }: { paths: readonly string[]; fault: Fault }): void {
  const fail = () => {
    throw new Error('broken by a stranger');
  };
  const values: Partial<Record<Fault, unknown>> = {
    'throws when called': fail,
    'is a text': 'x',
    'is an object': {},
    'gives nothing': function () {},
  };
  for (const path of [...paths].reverse()) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<object>((of, next) => Reflect.get(of, next) as object, window);
    if (fault === 'missing') {
      for (let of = owner; of; of = Reflect.getPrototypeOf(of)!) Reflect.deleteProperty(of, name);
      continue;
    }
    const property =
      fault === 'throws when read'
        ? { get: fail, set: fail }
        : { value: values[fault], writable: true };
    Object.defineProperty(owner, name, { configurable: true, ...property });
  }
}
