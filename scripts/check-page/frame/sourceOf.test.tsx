/** @jest-environment jsdom */
import { act, createElement, useState, type ElementType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { jsxDEV } from 'react/jsx-dev-runtime';
import dynamic from './nextDynamic';
import { sourceOf } from './sourceOf';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Returns an element as the bundle of the check makes it: with the file and the line that it was written on. */
function written(type: ElementType, file: string, children?: ReactNode) {
  const [fileName = '', line] = file.split('@');
  const source = { fileName, lineNumber: Number(line), columnNumber: 5 };
  return jsxDEV(type, { children }, undefined, false, source, undefined);
}

const demo = 'docs-data/garden/planter/Pot.tsx';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

function render(node: ReactNode): void {
  act(() => root.render(node));
}

function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

describe('sourceOf', () => {
  it('returns the line on which an author wrote the element', () => {
    render(written('ul', `${demo}@3`, written('li', `${demo}@4`)));
    expect(sourceOf(find('li'))).toEqual({ file: demo, line: 4, column: 5 });
    expect(sourceOf(find('ul'))).toMatchObject({ line: 3 });
  });

  it('returns the author’s use of a component for elements that a package renders', () => {
    const Button = () => written('button', 'node_modules/@mui/material/Button.js@90');
    render(written('p', `${demo}@3`, written(Button, `${demo}@6`)));
    expect(sourceOf(find('button'))).toMatchObject({ file: demo, line: 6 });
  });

  it('finds the author of an element in a portal', () => {
    const Dialog = () => createPortal(createElement('i'), document.body);
    render(written('p', `${demo}@3`, written(Dialog, `${demo}@7`)));
    expect(sourceOf(find('body > i'))).toMatchObject({ file: demo, line: 7 });
  });

  it('finds the author of an element that React did not render, by what is around it', () => {
    render(written('p', 'check-fence:0/2.tsx@3'));
    find('p').innerHTML = '<b><i></i></b>';
    expect(sourceOf(find('i'))).toMatchObject({ file: 'check-fence:0/2.tsx', line: 3 });
  });

  it('knows nothing of elements of the site, and of elements outside React', () => {
    render(written('nav', 'src/shell/layout/Nav.tsx@9', createElement('b')));
    expect(sourceOf(find('b'))).toBeUndefined();
    expect(sourceOf(document.body)).toBeUndefined();
  });
});

describe('the replacement of `next/dynamic`', () => {
  it('renders a component with its props once it is loaded, and loads it once', async () => {
    const load = jest.fn(async () => ({
      default: ({ size }: { size: number }) => createElement('b', null, `${size} pots`),
    }));
    const Pots = dynamic(load);
    let resize: (size: number) => void = () => {};
    function Planter() {
      const [size, setSize] = useState(1);
      resize = setSize;
      return createElement(Pots, { size });
    }
    render(createElement(Planter));
    expect(container.textContent).toBe('');
    await act(async () => {});
    expect(container.textContent).toBe('1 pots');
    act(() => resize(2));
    expect(container.textContent).toBe('2 pots');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
