import { InSight, SameSize, NoRecords } from './standInObservers';

const nothing = () => undefined;

/** A media query that never matches and never changes. */
class NoMediaQuery extends EventTarget {
  readonly matches = false;
  readonly onchange = null;
  readonly addListener = nothing;
  readonly removeListener = nothing;

  constructor(readonly media: string) {
    super();
  }
}

const noEntries = () => [];

type ScrollRequest = [{ top?: number }?] | [number, number];

const page = () => document.documentElement;

/** Scrolls vertically, which is all that the site needs. */
function scroll([first, second]: ScrollRequest, from: number): void {
  page().scrollTop = from + (typeof first === 'object' ? (first.top ?? 0) : (second ?? 0));
}

/** Replacements of browser globals, as far as the page needs them, by name. */
export const standIns = {
  matchMedia: (media: string) => new NoMediaQuery(String(media)),
  IntersectionObserver: InSight,
  ResizeObserver: SameSize,
  MutationObserver: NoRecords,
  requestIdleCallback: (work: (deadline: object) => void) =>
    setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 })),
  cancelIdleCallback: (handle: number) => clearTimeout(handle),
  requestAnimationFrame: (callback: (time: number) => void) =>
    setTimeout(() => callback(Date.now()), 1000 / 60),
  cancelAnimationFrame: (handle: number) => clearTimeout(handle),
  performance: {
    ...{ now: () => Date.now(), timeOrigin: 0, timing: {}, mark: nothing, measure: nothing },
    ...{ clearMarks: nothing, clearMeasures: nothing },
    ...{ getEntries: noEntries, getEntriesByName: noEntries, getEntriesByType: noEntries },
  },
  CSS: {
    supports: () => false,
    escape: (text: string) =>
      String(text).replace(/[^\w-]|^-?\d/g, (found) =>
        Array.from(found, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `).join(''),
      ),
  },
  getSelection: () => null,
  scrollTo: (...to: ScrollRequest) => scroll(to, 0),
  scrollBy: (...by: ScrollRequest) => scroll(by, page().scrollTop),
  navigator: {
    ...{ userAgent: '', platform: '', vendor: '', appVersion: '', onLine: true },
    ...{ language: 'en', languages: ['en'], maxTouchPoints: 0 },
  },
};

/** Replacements of numeric globals, computed at each access, by name. */
export const measures = {
  devicePixelRatio: () => 1,
  innerWidth: () => page().clientWidth,
  innerHeight: () => page().clientHeight,
  scrollX: () => page().scrollLeft,
  scrollY: () => page().scrollTop,
};

/** Name of a browser global with a replacement. */
export type StandInName = keyof typeof standIns;
