import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type * as Code from '@/base/code';
import type { CodeStyling } from '@/model';
import earlyStylingScript from './earlyStyling.minified';
import type * as StyledModule from './Styled';

let code: typeof Code;
let Styled: typeof StyledModule.Styled;
let root: Root | undefined;
let complaints: jest.SpyInstance;
/** The server's HTML, the same for every reader. */
let server = '';

const markup = { 'MUI System': '<i>system</i>', Tailwind: '<i>tailwind</i>', CSS: '<i>css</i>' };
const empty = { 'MUI System': '', Tailwind: '', CSS: '' };

function Show({ html }: { html: typeof markup }) {
  const [, choose] = code.useCodeStyling();
  return (
    <>
      {(['MUI System', 'Tailwind', 'CSS'] as CodeStyling[]).map((styling) => (
        <button key={styling} onClick={() => choose(styling)}>
          {styling}
        </button>
      ))}
      <Styled name="Intro" markup={html}>
        {(shown) => (
          <p
            data-markup=""
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: shown.html }}
          />
        )}
      </Styled>
    </>
  );
}

/** Returns the text of the shown markup. */
const shown = () => document.querySelector('[data-markup]')?.textContent;
const box = () => document.querySelector<HTMLElement>('[data-shows]')!;
const choose = (name: string) => act(() => screen.getByRole('button', { name }).click());

/** Loads a page in the order of a browser: early script, document, inline script after the markup, hydration. */
function arrive(hash = '') {
  window.history.replaceState(null, '', hash || '/');
  window.eval(earlyStylingScript);
  document.body.innerHTML = `<main>${server}</main>`;
  const { __showStyling } = window;
  __showStyling?.(box());
}

function hydrate() {
  act(() => {
    root = hydrateRoot(document.querySelector('main')!, <Show html={empty} />);
  });
}

/** Loads the modules again, without the state of the previous page. */
function loadFreshModules() {
  jest.isolateModules(() => {
    jest.doMock('react', () => React);
    code = jest.requireActual<typeof Code>('@/base/code');
    Styled = jest.requireActual<typeof StyledModule>('./Styled').Styled;
  });
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.cookie = 'codeStyling=; max-age=0; path=/';
  Reflect.deleteProperty(window, '__showStyling');
  complaints = jest.spyOn(console, 'error').mockImplementation();
  loadFreshModules();
  server = renderToString(<Show html={markup} />);
  loadFreshModules();
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it.each([
  ['', '', 'system'],
  ['Tailwind', '', 'tailwind'],
  ['MUI%20System', '', 'system'],
  ['Sass', '', 'system'],
  ['%E4%A', '', 'system'],
  ['CSS', '#tailwind-Intro', 'tailwind'],
  ['CSS', '#system-Intro.js', 'system'],
  ['CSS', '#Intro.js', 'css'],
  ['CSS', '#tailwind-classes', 'tailwind'],
  ['CSS', '#tailwind-', 'tailwind'],
  ['Tailwind', '#system-props', 'system'],
  ['CSS', '#tailwindow', 'css'],
])('cookie "%s", hash "%s": %s from the first paint on', (cookie, hash, expected) => {
  document.cookie = `codeStyling=${cookie}; path=/`;
  arrive(hash);
  expect(shown()).toBe(expected);
  const element = document.querySelector('[data-markup] i');
  hydrate();
  expect(shown()).toBe(expected);
  expect(document.querySelector('[data-markup] i')).toBe(element);
});

it('follows each choice, and returns to the server’s styling', () => {
  document.cookie = 'codeStyling=Tailwind; path=/';
  arrive();
  hydrate();
  for (const [name, text] of [
    ['CSS', 'css'],
    ['MUI System', 'system'],
    ['Tailwind', 'tailwind'],
    ['CSS', 'css'],
  ] as const) {
    choose(name);
    expect(shown()).toBe(text);
    expect(box().dataset.shows).toBe(name);
  }
});

it('works without inline scripts after a navigation', () => {
  document.cookie = 'codeStyling=CSS; path=/';
  render(<Show html={markup} />);
  expect(shown()).toBe('css');
  choose('Tailwind');
  expect(shown()).toBe('tailwind');
});

it('keeps hidden stylings out of the document tree', () => {
  arrive();
  expect(document.querySelectorAll('i')).toHaveLength(1);
});
