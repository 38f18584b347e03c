import { render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { AdFrame } from './AdFrame';
import { AdSlot } from './AdSlot';
import { findPlace } from '../useLoadedAd';

const slot = () => document.querySelector('[data-ad-slot]')!;

test('the slot can be found by its name and has no text of its own', () => {
  render(<AdSlot />);
  const named = screen.getByRole('complementary', { name: 'Advertisement' });
  expect(named).not.toHaveAttribute('aria-live');
  expect(named).toBeEmptyDOMElement();
});

describe('findPlace', () => {
  function place(html: string) {
    const main = document.createElement('main');
    main.innerHTML = html;
    return findPlace(main)?.id;
  }

  it('returns the slot after the description, below the tabs if there are any [spec 2.5]', () => {
    const box = '<div><aside data-ad-slot id="here"></aside></div>';
    expect(place(`<p class="description"></p>${box}`)).toBe('here');
    expect(place(`<nav data-page-tabs></nav><p class="description"></p>${box}`)).toBe('here');
    expect(place('<p class="description"></p><div></div>')).toBeUndefined();
    expect(place('<p class="description"></p><p></p>')).toBeUndefined();
    expect(place('<h1></h1>')).toBeUndefined();
  });
});

/** An ad in its slot, rendered through a portal as on pages. */
function PortalAd({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <section>
      <main>
        <div ref={(header) => setPlace(header && slot())}>
          <AdSlot />
        </div>
        {place && createPortal(children, place)}
      </main>
    </section>
  );
}

/** What ad blockers and other scripts do to the page, by name. */
const removals: Record<string, () => void> = {
  'the ad': () => document.querySelectorAll('[data-ad-slot] > *').forEach((ad) => ad.remove()),
  'everything inside the slot, one by one': () =>
    document.querySelectorAll('[data-ad-slot] *').forEach((one) => one.remove()),
  'the slot’s content, for a text': () => void (slot().innerHTML = 'gone'),
  'the slot': () => slot().remove(),
  'the slot, for another one': () => slot().replaceWith(slot().cloneNode(false)),
  'the slot’s parent': () => slot().parentElement?.remove(),
  'the parent of that': () => slot().parentElement?.parentElement?.remove(),
  'the whole text': () => document.querySelector('main')?.remove(),
  'the ad, to another place': () => document.body.append(...slot().children),
};

describe.each(Object.entries(removals))('when another script removes %s', (_, remove) => {
  const complaints = jest.spyOn(console, 'error');
  afterEach(() => expect(complaints).not.toHaveBeenCalled());

  it('the page goes on working', () => {
    const { rerender, unmount } = render(
      <PortalAd key="one">
        <AdFrame>one</AdFrame>
      </PortalAd>,
    );
    remove();
    rerender(
      <PortalAd key="two">
        <AdFrame>two</AdFrame>
      </PortalAd>,
    );
    expect(slot()).toHaveTextContent('two');
    remove();
    unmount();
  });

  it('another ad can be rendered later', () => {
    const { rerender } = render(
      <PortalAd>
        <AdFrame key="network" />
        <AdFrame key="message">message</AdFrame>
      </PortalAd>,
    );
    remove();
    rerender(
      <PortalAd>
        <AdFrame key="network" />
        <AdFrame key="ours">ours</AdFrame>
      </PortalAd>,
    );
    expect(screen.queryByText('message')).toBeNull();
  });
});

it('a slot that is removed before hydration does not break the page', () => {
  // React's warning about layout effects on the server: jsdom has a window, and so this test looks like a browser.
  const complaints = jest.spyOn(console, 'error').mockReturnValue();
  const page = (
    <main>
      <AdSlot />
      <p>text</p>
    </main>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  complaints.mockClear();
  slot().remove();
  const text = screen.getByText('text');
  render(page, { container: document.body.firstElementChild as HTMLElement, hydrate: true });
  expect(screen.getByText('text')).toBe(text);
  expect(complaints).not.toHaveBeenCalled();
});
