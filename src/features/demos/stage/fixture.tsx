import { TextDecoder, TextEncoder } from 'node:util';
import { useState, type ComponentType } from 'react';
import Button from '@mui/material/Button';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type * as ReactDomServer from 'react-dom/server';
import type * as Renderer from '../server';
import type * as Stage from './DemoStage';

Object.assign(globalThis, { TextEncoder, TextDecoder });
// Required after the polyfill: both need `TextEncoder`, which jsdom lacks.
const { renderToString } = jest.requireActual<typeof ReactDomServer>('react-dom/server');
const { renderDemos } = jest.requireActual<typeof Renderer>('../server');
/** The stage, required after the polyfills above. */
export const { DemoStage } = jest.requireActual<typeof Stage>('./DemoStage');

const near: (() => void)[] = [];
class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    near.push(() => callback([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: FakeObserver });

/** Spy on `console.error`. */
export const errors = jest.spyOn(console, 'error');
afterEach(() => {
  near.length = 0;
  errors.mockClear();
});

/** Renders the page on the server and hydrates it, as in a browser. */
export async function open(name: string, Component: ComponentType) {
  // Emotion takes jsdom for a browser and warns about layout effects on a server.
  errors.mockImplementation(() => {});
  const rendered = await renderDemos('/p/', [{ name, Component }]);
  const html = rendered.html[name] ?? '';
  const load = jest.fn(async () => Component);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<DemoStage name={name} html={html} load={load} />);
  document.body.replaceChildren(page);
  errors.mockReset();
  const root = await act(async () =>
    hydrateRoot(page, <DemoStage name={name} html="" load={load} />),
  );
  return { page, load, html, root };
}

/** Returns the element that contains the demo. */
export const stage = () => document.querySelector('[data-demo-stage]');
/** Simulates that every demo comes near the viewport. */
export const bringDemosNear = () => act(async () => near.forEach((call) => call()));
/** Waits until the demo is live. */
export const waitUntilHydrated = () =>
  waitFor(() => expect(stage()).toHaveAttribute('data-live'), { timeout: 4000 });

/** A demo that counts clicks. */
export function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>;
}
