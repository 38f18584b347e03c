import { fireEvent, render, screen } from '@testing-library/react';
import { productOf } from '../server/testing/pages';
import { useInternalLinks } from './useInternalLinks';

const router = { push: jest.fn(async () => true), prefetch: jest.fn(async () => {}) };
jest.mock('next/router', () => ({ useRouter: () => router }));

const products = [productOf('rail'), productOf('ferry', { home: 'https://ferry.example/start/' })];

/** A page with links, each named by its address. */
function Page({ addresses }: { addresses: readonly string[] }) {
  useInternalLinks(products);
  return addresses.map((address) => (
    <a key={address} href={address}>
      <b>{address}</b>
    </a>
  ));
}

/** Renders a page with a link to an address; returns the text in the link, as readers click it. */
function showLink(address: string) {
  const { unmount } = render(<Page addresses={[address]} />);
  return { link: screen.getByText(address), unmount };
}

let isHandled = false;
const prevent = (event: Event) => {
  isHandled = event.defaultPrevented;
  // jsdom cannot follow links.
  event.preventDefault();
};

/** Clicks an element; returns whether the browser would follow the link. */
function isFollowed(element: Element, init: MouseEventInit = {}): boolean {
  fireEvent.click(element, init);
  return !isHandled;
}

const problems: unknown[] = [];
const noteProblem = (event: ErrorEvent) => problems.push(event.message);
/** Says whether the reader's browser saves data. */
const setConnection = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(navigator, 'connection', { ...descriptor, configurable: true });

beforeEach(() => {
  jest.clearAllMocks();
  problems.length = 0;
  window.addEventListener('error', noteProblem);
  window.addEventListener('click', prevent);
});
afterEach(() => {
  window.removeEventListener('error', noteProblem);
  window.removeEventListener('click', prevent);
  Reflect.deleteProperty(navigator, 'connection');
  expect(problems).toEqual([]);
});

describe('a click on a link', () => {
  it.each(['/rail/single/?deck=2#beds', '/blog/a-post/', '/store/', '/'])(
    'opens %s without a reload',
    (address) => {
      const { link } = showLink(address);
      expect(isFollowed(link)).toBe(false);
      expect(router.push).toHaveBeenCalledWith(address);
    },
  );

  it.each([
    ['a product with a site of its own', '/ferry/cabin/'],
    ['another site', 'https://bus.example/rail/'],
    ['an address that no browser can open', 'https://[rail/'],
  ])('is left to the browser if the link leads to %s', (_what, address) => {
    render(<a href={address}>Link</a>);
    render(<Page addresses={[]} />);
    expect(isFollowed(screen.getByText('Link'))).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is left to the browser if the link is a part of a drawing', () => {
    render(
      <svg>
        <a href="/rail/single/">
          <text>Platform</text>
        </a>
      </svg>,
    );
    render(<Page addresses={[]} />);
    expect(isFollowed(screen.getByText('Platform'))).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is left to the browser if it opens a new tab', () => {
    const { link } = showLink('/rail/single/');
    expect(isFollowed(link, { ctrlKey: true })).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is left to the browser after the page has gone', () => {
    const { unmount } = showLink('/rail/single/');
    unmount();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/rail/single/';
    expect(isFollowed(link)).toBe(true);
    link.remove();
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('a page is prefetched', () => {
  it('when the pointer or the focus comes to a link', () => {
    const { link } = showLink('/rail/single/');
    fireEvent.pointerOver(link);
    fireEvent.focusIn(link);
    expect(router.prefetch.mock.calls).toEqual([['/rail/single/'], ['/rail/single/']]);
  });

  it('only when a link is pressed, if the reader saves data', () => {
    setConnection({ value: { saveData: true } });
    const { link } = showLink('/rail/single/');
    fireEvent.pointerOver(link);
    fireEvent.focusIn(link);
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.pointerDown(link);
    expect(router.prefetch).toHaveBeenCalledWith('/rail/single/');
  });

  it('as usual in browsers that refuse to tell', () => {
    setConnection({
      get: () => {
        throw new Error('Refused.');
      },
    });
    fireEvent.pointerOver(showLink('/rail/single/').link);
    expect(router.prefetch).toHaveBeenCalledWith('/rail/single/');
  });

  it('unless the reader is on it, or it is on another site', () => {
    render(<Page addresses={['/', 'https://bus.example/', 'https://[rail/']} />);
    for (const link of screen.getAllByRole('link')) fireEvent.pointerOver(link);
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('in vain without an error if the network fails', async () => {
    router.prefetch.mockRejectedValueOnce(new Error('offline'));
    const { link } = showLink('/rail/single/');
    fireEvent.pointerOver(link);
    fireEvent.click(link);
    expect(router.push).toHaveBeenCalledTimes(1);
  });
});
