import { keepInWindow } from './keepInWindow';
import { placeBelow, placePanel } from './placePanel';

/** An element’s box in the window, in pixels. */
interface Box {
  left?: number;
  top: number;
  width?: number;
  height: number;
}

/** Gives an element this box: jsdom has no layout. */
function setBox(element: HTMLElement, { left = 0, top, width = 100, height }: Box): void {
  const box = { left, top, width, height, right: left + width, bottom: top + height };
  element.getBoundingClientRect = () => box as DOMRect;
}

function element(box: Box): HTMLElement {
  const made = document.body.appendChild(document.createElement('div'));
  setBox(made, box);
  return made;
}

/** Sets the size of the window, and of the page as far as it is scrolled. */
function setWindow({ width = 400, height = 600, page = 600, scrolled = 0 }): void {
  Object.assign(window, { innerHeight: height, scrollY: scrolled });
  const root = { clientWidth: width, clientHeight: height, scrollHeight: page };
  for (const [name, value] of Object.entries(root))
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
}

beforeEach(() => {
  document.body.replaceChildren();
  document.documentElement.dir = 'ltr';
  setWindow({});
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CSS');
  for (const name of ['clientWidth', 'clientHeight', 'scrollHeight'])
    Reflect.deleteProperty(document.documentElement, name);
});

describe('placeBelow', () => {
  /** Returns where a panel of 200 × 150 pixels is placed. */
  function place(trigger: Box, size: Partial<Box> = {}) {
    const panel = element({ top: 0, width: 200, height: 150, ...size });
    placeBelow(panel, element(trigger));
    const { left, top } = panel.style;
    return [left, top];
  }

  it('places a panel below its trigger, at the same edge', () => {
    expect(place({ left: 50, top: 100, height: 30 })).toEqual(['50px', '136px']);
  });

  it('places it above if it only fits there', () => {
    expect(place({ left: 50, top: 500, height: 30 })).toEqual(['50px', '344px']);
  });

  it('places it below as long as it fits exactly', () => {
    expect(place({ top: 406, height: 30, left: 50 })[1]).toBe('442px');
    expect(place({ top: 407, height: 30, left: 50 })[1]).toBe('251px');
  });

  it('never places it beyond the edges of the window', () => {
    expect(place({ left: 350, top: 100, height: 30 })[0]).toBe('192px');
    expect(place({ left: -30, top: 100, height: 30 })[0]).toBe('8px');
    expect(place({ left: 50, top: 500, height: 30 }, { height: 590 })[1]).toBe('8px');
    expect(place({ left: 50, top: 100, height: 30 }, { width: 900 })[0]).toBe('8px');
  });

  it('places it at the right edge of its trigger in text from right to left', () => {
    document.documentElement.dir = 'rtl';
    expect(place({ left: 250, top: 100, width: 60, height: 30 })[0]).toBe('110px');
  });
});

describe('placePanel', () => {
  it('leaves the position to browsers that can anchor panels', () => {
    const panel = element({ top: 0, height: 100 });
    Object.assign(globalThis, { CSS: { supports: () => true } });
    placePanel(panel, element({ top: 100, height: 30 }));
    expect(panel.style.top).toBe('');
    Object.assign(globalThis, { CSS: { supports: () => false } });
    placePanel(panel, element({ top: 100, height: 30 }));
    expect(panel.style.top).toBe('136px');
  });
});

describe('keepInWindow', () => {
  const scrolled = jest.fn();
  const observed = { resize: () => {}, isOn: false };

  beforeEach(() => {
    scrolled.mockClear();
    Object.assign(globalThis, { CSS: { supports: () => true } });
    Object.assign(window, { scrollBy: ({ top }: ScrollToOptions) => scrolled(top) });
    globalThis.ResizeObserver = class {
      constructor(call: ResizeObserverCallback) {
        observed.resize = () => call([], this);
      }
      observe() {
        observed.isOn = true;
      }
      unobserve() {}
      disconnect() {
        observed.isOn = false;
      }
    };
  });

  it('scrolls the page until the panel ends before the edge', () => {
    setWindow({ page: 2000 });
    const panel = element({ top: 500, height: 150 });
    keepInWindow(panel);
    expect(scrolled.mock.calls).toEqual([[58]]);
    expect(panel.style.maxBlockSize).toBe('');
  });

  it('does not scroll for a panel that is in the window', () => {
    keepInWindow(element({ top: 400, height: 150 }));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('limits the panel where the page ends, so that the panel scrolls', () => {
    setWindow({ page: 1000, scrolled: 380 });
    const panel = element({ top: 500, height: 150 });
    keepInWindow(panel);
    // The page has 20 of the 58 pixels left.
    expect(panel.style.maxBlockSize).toBe('112px');
  });

  it('scrolls again when the page grows, until it is released', () => {
    const panel = element({ top: 400, height: 150 });
    const release = keepInWindow(panel);
    setBox(panel, { top: 500, height: 150 });
    observed.resize();
    expect(scrolled.mock.calls).toEqual([[58]]);
    expect(observed.isOn).toBe(true);
    release();
    expect(observed.isOn).toBe(false);
  });

  it('leaves the page alone in browsers that cannot anchor panels', () => {
    Object.assign(globalThis, { CSS: { supports: () => false } });
    const panel = element({ top: 500, height: 150 });
    keepInWindow(panel)();
    expect(scrolled).not.toHaveBeenCalled();
    expect(panel.style.alignSelf).toBe('');
  });
});
