import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocsProvider } from '@/base/docs-config';
import { productOf } from '../server/testing/pages';
import { Layout } from './Layout';

jest.mock('next/router', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

const rail = productOf('rail', { version: '2.0.0' });
const config = { products: [rail] };

/** Renders a page with a side navigation; returns a function that goes to another page. */
function openPage() {
  const page = (pathname: string) => (
    <DocsProvider config={config}>
      <Layout product={rail} folder="rail" pathname={pathname}>
        <h1>{pathname}</h1>
      </Layout>
    </DocsProvider>
  );
  const { rerender, unmount } = render(page('/rail/single/'));
  return { goTo: (pathname: string) => rerender(page(pathname)), unmount };
}

const button = () => screen.getByRole('button', { name: 'Open navigation', hidden: true });
const behind = () => [
  screen.getByRole('banner', { hidden: true }),
  screen.getByRole('main', { hidden: true }),
];
const isInert = () => behind().map((element) => element.closest('[inert]') !== null);

/** Opens or closes the drawer as a browser with the Popover API does it. */
function toggle(newState: 'open' | 'closed') {
  const panel = document.getElementById(button().getAttribute('popovertarget') ?? '');
  for (const name of ['beforetoggle', 'toggle']) {
    act(() => void panel?.dispatchEvent(Object.assign(new Event(name), { newState })));
  }
}

const listeners = new Set<() => void>();

beforeEach(() => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
  listeners.clear();
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as never;
});

describe('the navigation drawer', () => {
  it('stays open when Escape closes a menu in it', async () => {
    openPage();
    await userEvent.click(button());
    const drawer = screen.getByRole('dialog', { name: 'Main navigation' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'v2.0.0' }));
    expect(within(drawer).getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(within(drawer).queryByRole('menu')).toBeNull();
    expect(drawer).toHaveAttribute('data-open', 'true');
    await userEvent.keyboard('{Escape}');
    expect(drawer).toHaveAttribute('data-open', 'false');
  });

  it('says whether it is open, and what it is', async () => {
    openPage();
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('dialog', { name: 'Main navigation' })).toHaveAttribute(
      'aria-modal',
      'true',
    );
  });

  it('has the focus on its close button first, and gives it back on Escape', async () => {
    openPage();
    await userEvent.click(button());
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Close navigation' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('does not close by other keys', async () => {
    openPage();
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}a');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes when the reader touches the page outside of it', async () => {
    openPage();
    await userEvent.click(button());
    fireEvent.pointerDown(within(screen.getByRole('dialog')).getByRole('navigation'));
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when the page changes, and only then', async () => {
    const { goTo } = openPage();
    await userEvent.click(button());
    goTo('/rail/single/');
    expect(screen.getByRole('dialog')).toBeVisible();
    goTo('/rail/return/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the window becomes wide enough for a column', async () => {
    openPage();
    await userEvent.click(button());
    act(() => listeners.forEach((listener) => listener()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes the page behind it inert while it is open', () => {
    openPage();
    expect(isInert()).toEqual([false, false]);
    toggle('open');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(isInert()).toEqual([true, true]);
    toggle('closed');
    expect(isInert()).toEqual([false, false]);
  });

  it('leaves nothing inert and nothing listening when the layout is removed', () => {
    const { unmount } = openPage();
    const outside = document.body.appendChild(document.createElement('div'));
    outside.dataset.behindDrawer = '';
    toggle('open');
    expect(outside).toHaveAttribute('inert');
    unmount();
    expect(outside).not.toHaveAttribute('inert');
    expect(listeners).toEqual(new Set());
    outside.remove();
  });
});
