import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { DemoOptions, DemoSource, DemoView } from '@/model';
import { Demo } from './Demo';
import type { EditorProps } from './edit/EditorProps';

Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});
Element.prototype.scrollIntoView = jest.fn();
/** Mock of `fetch`. */
export const fetchMock = jest.fn();
/** Mock of the function that opens a demo in a sandbox. */
export const openSandbox = jest.fn();
/** Mock of the loader of that function. */
export const loadSandbox = jest.fn(async () => openSandbox);
/** Mock of the loader of the live editor. */
export const loadEditor = jest.fn(async (): Promise<ComponentType<EditorProps>> => () => (
  <p>The editor</p>
));
Object.assign(globalThis, { fetch: fetchMock });

const file = (name: string) => ({ name, code: `code of ${name}`, html: `html of ${name}` });
/** Response to every request for a source. */
export const source: DemoSource = {
  name: 'BasicButtons',
  dependencies: [],
  packages: { needed: {}, types: {}, setup: {}, overrides: {} },
  variants: [
    { language: 'TS', styling: 'MUI System', files: [file('BasicButtons.tsx'), file('data.ts')] },
    { language: 'JS', styling: 'MUI System', files: [file('BasicButtons.jsx')] },
  ],
};
let unique = 0;

/** Renders a demo with a unique source URL. */
export function show(options: DemoOptions = {}, more: Partial<DemoView> = {}, ad?: ReactNode) {
  unique += 1;
  const demo: DemoView = {
    name: 'BasicButtons',
    options,
    stylings: ['MUI System'],
    sourceUrl: `/_demos/${unique}.json`,
    frameUrl: '/demos/p/BasicButtons/',
    repositoryUrl: 'https://example.com/BasicButtons.tsx',
    ...more,
  };
  return render(
    <Demo
      demo={demo}
      html="<button>Hi</button>"
      load={() => new Promise(() => {})}
      loadSandbox={loadSandbox}
      loadEditor={loadEditor}
      ad={ad}
    />,
  );
}

/** Names of the tools that follow the tools for the code. */
export const otherTools = [
  'Edit in StackBlitz',
  'Edit in CodeSandbox',
  'Copy the source',
  'Reset focus',
  'Reset demo',
  'More',
];
/** Returns the button with this accessible name. */
export const button = (name: string) => screen.getByRole('button', { name });
/** Returns the names of the tools, in document order. */
export const toolNames = () =>
  within(screen.getByRole('toolbar', { name: 'Demo: BasicButtons' }))
    .getAllByRole('button')
    .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent);

/** Before each test: clears what the mocks recorded, and the hash of the address. */
export function resetFixture(): void {
  openSandbox.mockClear();
  loadSandbox.mockClear();
  loadEditor.mockReset().mockResolvedValue(() => <p>The editor</p>);
  fetchMock.mockReset().mockResolvedValue({ ok: true, json: async () => source });
  window.history.replaceState(null, '', '/p/');
  act(() => void window.dispatchEvent(new Event('hashchange')));
}
