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

/** Tells once of each element that it watches, as the real ones begin, and then no more. */
abstract class OneLook {
  constructor(private readonly callback: (entries: object[], observer: OneLook) => void) {}

  observe(target: Element): void {
    setTimeout(() => this.callback([this.look(target)], this));
  }

  protected abstract look(target: Element): object;

  readonly unobserve = nothing;
  readonly disconnect = nothing;
  readonly takeRecords = () => [];
}

/** Everything is in sight. */
class InSight extends OneLook {
  protected look(target: Element) {
    const box = target.getBoundingClientRect();
    const boxes = { boundingClientRect: box, intersectionRect: box, rootBounds: null };
    return { ...boxes, target, isIntersecting: true, intersectionRatio: 1, time: 0 };
  }
}

/** Everything stays as large as it is. */
class SameSize extends OneLook {
  protected look(target: Element) {
    const contentRect = target.getBoundingClientRect();
    const size = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
    return { target, contentRect, borderBoxSize: size, contentBoxSize: size };
  }
}

/** Nothing is ever told to change. */
class NoRecords {
  readonly observe = nothing;
  readonly disconnect = nothing;
  readonly takeRecords = () => [];
}

const noEntries = () => [];

type ScrollRequest = [{ top?: number }?] | [number, number];

const page = () => document.documentElement;

/** Scrolls up and down; that is all the site asks for. */
function scroll([first, second]: ScrollRequest, from: number): void {
  page().scrollTop = from + (typeof first === 'object' ? (first.top ?? 0) : (second ?? 0));
}

/** What does a browser global's work as far as the page needs it, by the global's name. */
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

/** What a browser global measures, read again each time, by the global's name. */
export const measures = {
  devicePixelRatio: () => 1,
  innerWidth: () => page().clientWidth,
  innerHeight: () => page().clientHeight,
  scrollX: () => page().scrollLeft,
  scrollY: () => page().scrollTop,
};

/** A browser global that has a stand-in. */
export type StandInName = keyof typeof standIns;
