import { act, fireEvent, render, screen } from '@testing-library/react';
import { useFrameHeight } from './useFrameHeight';

/** The observers of the page in the frame that are connected. */
const observers = new Set<() => void>();

beforeAll(() => {
  // jsdom has no layout: the tests say when a size has changed.
  globalThis.ResizeObserver = class {
    private readonly tell: () => void;
    constructor(call: ResizeObserverCallback) {
      this.tell = () => call([], this);
    }
    observe() {
      observers.add(this.tell);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.tell);
    }
  };
});

beforeEach(() => observers.clear());

function Frame({ start }: { start?: number }) {
  const { height, onLoad } = useFrameHeight(start);
  return <iframe title="Planter" height={height} onLoad={onLoad} />;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Planter');
const shown = () => Number(frame().getAttribute('height'));

const rendered = '<div data-demo-page><div data-demo-stage><p><b>Pots</b></p></div></div>';

/** Loads a document into the frame. */
function load(html: string): void {
  const { contentDocument } = frame();
  if (contentDocument) contentDocument.body.innerHTML = html;
  fireEvent.load(frame());
}

/** Gives the page in the frame a height, and tells its observers. */
function resize(height: number): void {
  const page = frame().contentDocument?.querySelector('[data-demo-page]');
  if (page) Object.defineProperty(page, 'offsetHeight', { value: height, configurable: true });
  act(() => observers.forEach((call) => call()));
}

it('begins with the height that the author expects, within limits', () => {
  const { rerender } = render(<Frame key="1" start={400} />);
  expect(shown()).toBe(400);
  rerender(<Frame key="2" start={20} />);
  expect(shown()).toBe(240);
  rerender(<Frame key="3" start={5000} />);
  expect(shown()).toBe(800);
  rerender(<Frame key="4" />);
  expect(shown()).toBe(240);
});

it('follows the height of the content, within the same limits', () => {
  render(<Frame start={400} />);
  load(rendered);
  for (const [height, expected] of [
    [500, 500],
    [10, 240],
    [9000, 800],
    [300, 300],
  ] as const) {
    resize(height);
    expect(shown()).toBe(expected);
  }
});

it('stays as it is until the demo has rendered, and for a document that is not a demo’s', () => {
  render(<Frame start={400} />);
  load('<div data-demo-page><div data-demo-stage></div></div>');
  resize(300);
  expect(shown()).toBe(400);
  load('<p>Not found</p>');
  expect(observers.size).toBe(0);
  expect(shown()).toBe(400);
});

it('observes only the current document, and nothing when it is gone', () => {
  const { unmount } = render(<Frame />);
  load(rendered);
  load(rendered);
  expect(observers.size).toBe(1);
  resize(444);
  expect(shown()).toBe(444);
  unmount();
  expect(observers.size).toBe(0);
});
