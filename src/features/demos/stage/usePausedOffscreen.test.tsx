import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { usePausedOffscreen } from './usePausedOffscreen';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;
let report: (entries: Entry[]) => void;
const disconnect = jest.fn();

beforeAll(() => {
  // jsdom has no layout: the tests say what is in the viewport.
  class FakeObserver {
    constructor(callback: (entries: Entry[]) => void) {
      report = callback;
    }
    observe() {}
    disconnect = disconnect;
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  usePausedOffscreen(stage);
  return <div ref={stage} data-testid="stage" />;
}

it('marks the element while it is outside the viewport', () => {
  const { unmount } = render(<Stage />);
  const stage = screen.getByTestId('stage');
  expect(stage).not.toHaveAttribute('data-offscreen');
  act(() => report([{ isIntersecting: false }]));
  expect(stage).toHaveAttribute('data-offscreen');
  // Several changes between two reports: the last one counts.
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(stage).not.toHaveAttribute('data-offscreen');
  unmount();
  expect(disconnect).toHaveBeenCalled();
});
