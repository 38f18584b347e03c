import { TextDecoder, TextEncoder } from 'node:util';
import { useState, type ComponentType } from 'react';
import Button from '@mui/material/Button';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type * as ReactDomServer from 'react-dom/server';
import type * as Renderer from '../server';
import type * as Stage from './DemoStage';

Object.assign(globalThis, { TextEncoder, TextDecoder });
// Both need `TextEncoder`, which jsdom lacks.
const { renderToString } = jest.requireActual<typeof ReactDomServer>('react-dom/server');
const { renderDemos } = jest.requireActual<typeof Renderer>('../server');
/** The stage, loaded when all is there that it needs. */
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

/** What the console was told is an error. */
export const errors = jest.spyOn(console, 'error');
afterEach(() => {
  near.length = 0;
  errors.mockClear();
});

/** The page as a browser has it after the document arrived and the page itself hydrated. */
export async function open(name: string, Component: ComponentType) {
  // In jsdom the library takes itself for a browser and warns of layout effects on a server.
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

/** The place of the demo in the document. */
export const stage = () => document.querySelector('[data-demo-stage]');
/** The reader scrolls to every demo. */
export const comeNear = () => act(async () => near.forEach((call) => call()));
/** Waits until the demo answers. */
export const becomesLive = () =>
  waitFor(() => expect(stage()).toHaveAttribute('data-live'), { timeout: 4000 });

/** A demo that counts its presses. */
export function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>;
}
