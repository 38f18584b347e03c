import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { reachAttribute } from '@/model';
import { withSheet } from './withSheet';

/** A button that renders a portal at the end of `body`. */
function Opener({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open {name}</button>
      {isOpen && createPortal(<div>{children}</div>, document.body)}
    </>
  );
}

const demoOf = (name: string, inside: ReactNode = `Menu of ${name}`) =>
  function Demo() {
    return <Opener name={name}>{inside}</Opener>;
  };

const open = (name: string) =>
  act(async () => screen.getByRole('button', { name: `Open ${name}` }).click());

/** Returns the key of the sheet that applies to the element with this text. */
const reach = (text: string) => {
  const root = [...document.body.children].find((child) => child.textContent === text);
  return root?.getAttribute(reachAttribute);
};

it('marks the demo and its portals as the scope of the sheet', async () => {
  const Css = withSheet('Menu.css', demoOf('css'));
  const Tailwind = withSheet('Menu.tailwind', demoOf('tailwind'));
  const Plain = demoOf('plain');
  render(
    <>
      <Css />
      <Tailwind />
      <Plain />
    </>,
  );
  for (const name of ['plain', 'tailwind', 'css']) await open(name);
  expect(reach('Menu of css')).toBe('Menu.css');
  expect(reach('Menu of tailwind')).toBe('Menu.tailwind');
  expect(reach('Menu of plain')).toBeNull();
});

it('marks portals that are opened from portals, and no other children of the body', async () => {
  const inside = <Opener name="more">Submenu</Opener>;
  const Demo = withSheet('Menu.css', demoOf('menu', inside));
  render(<Demo />);
  await open('menu');
  await open('more');
  expect(reach('Submenu')).toBe('Menu.css');
  const stranger = document.body.appendChild(document.createElement('div'));
  stranger.textContent = 'Stranger';
  await act(async () => {});
  expect(reach('Stranger')).toBeNull();
  stranger.remove();
});

it('renders an element without a box around the demo, also on the server', () => {
  const Demo = withSheet('Menu.css', () => <p>Hi</p>);
  expect(renderToString(<Demo />)).toBe(
    `<div ${reachAttribute}="Menu.css" style="display:contents"><p>Hi</p></div>`,
  );
});
