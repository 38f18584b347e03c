import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Heading } from '@/model';
import { ContentsSummary, TableOfContents } from '.';

const headings: Heading[] = [
  {
    id: 'sizes',
    title: 'Sizes',
    level: 2,
    children: [{ id: 'small', title: 'Small', level: 3, plan: 'pro', children: [] }],
  },
  { id: 'api', title: 'API', level: 2, children: [] },
];

let tops: Record<string, number>;

function scrollTo(y: number, places: Record<string, number>) {
  tops = places;
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  act(() => {
    fireEvent.scroll(window);
    jest.advanceTimersByTime(32);
  });
}

const marked = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<h2 id="sizes"></h2><h3 id="small"></h3><h2 id="api"></h2>';
  for (const element of document.querySelectorAll('[id]')) {
    element.getBoundingClientRect = () => ({ top: tops[element.id] }) as DOMRect;
  }
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 2000,
  });
});
afterEach(() => jest.useRealTimers());

it('is not there without headings', () => {
  const { container } = render(<TableOfContents headings={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('marks the section being read, one at a time, right at both ends', () => {
  render(<TableOfContents headings={headings} />);
  expect(screen.getByRole('navigation', { name: 'Table of contents' })).toBeInTheDocument();
  scrollTo(0, { sizes: 300, small: 500, api: 900 });
  expect(marked()).toEqual([]);
  scrollTo(300, { sizes: 0, small: 200, api: 600 });
  expect(marked()).toEqual([screen.getByRole('link', { name: 'Sizes' })]);
  scrollTo(500, { sizes: -200, small: 0, api: 400 });
  expect(marked()).toEqual([screen.getByRole('link', { name: /Small/ })]);
  scrollTo(2000 - window.innerHeight, { sizes: -800, small: -600, api: 500 });
  expect(marked()).toEqual([screen.getByRole('link', { name: 'API' })]);
});

it('marks where the reader jumped to, until scrolled by hand', () => {
  render(<TableOfContents headings={headings} />);
  window.history.replaceState(null, '', '#small');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  scrollTo(2000 - window.innerHeight, { sizes: -100, small: 300, api: 600 });
  expect(marked()).toEqual([screen.getByRole('link', { name: /Small/ })]);
  fireEvent.wheel(window);
  scrollTo(2000 - window.innerHeight, { sizes: -100, small: 300, api: 600 });
  expect(marked()).toEqual([screen.getByRole('link', { name: 'API' })]);
});

it('is left by keys that scroll, not by what the reader types', () => {
  render(<TableOfContents headings={headings} />);
  const atEnd = () => scrollTo(2000 - window.innerHeight, { sizes: -100, small: 300, api: 600 });
  window.history.replaceState(null, '', '#small');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  for (const key of ['a', 'Tab', 'Shift', 'Escape']) fireEvent.keyDown(window, { key });
  atEnd();
  expect(marked()).toEqual([screen.getByRole('link', { name: /Small/ })]);
  fireEvent.keyDown(window, { key: 'PageDown' });
  atEnd();
  expect(marked()).toEqual([screen.getByRole('link', { name: 'API' })]);
});

it('marks a section again after a second click on its link', () => {
  window.history.replaceState(null, '', '#sizes');
  render(<TableOfContents headings={headings} />);
  fireEvent.wheel(window);
  scrollTo(500, { sizes: -200, small: 0, api: 400 });
  expect(marked()).toEqual([screen.getByRole('link', { name: /Small/ })]);
  fireEvent.click(screen.getByRole('link', { name: 'Sizes' }));
  act(() => void jest.advanceTimersByTime(100));
  expect(marked()).toEqual([screen.getByRole('link', { name: 'Sizes' })]);
});

it('marks no section that is hidden, such as a row that a filter hides', () => {
  render(<TableOfContents headings={headings} />);
  for (const id of ['small', 'api']) {
    // jsdom has no `checkVisibility`.
    Object.assign(document.getElementById(id) ?? {}, { checkVisibility: () => false });
  }
  scrollTo(300, { sizes: 0, small: 0, api: 0 });
  expect(marked()).toEqual([screen.getByRole('link', { name: 'Sizes' })]);
});

it('scrolls its own column to the section being read, and no further than needed', () => {
  const { container } = render(<TableOfContents headings={headings} />);
  const place = (element: Element, top: number, height: number) =>
    (element.getBoundingClientRect = () => new DOMRect(0, top, 100, height));
  place(container, 100, 500);
  place(screen.getByRole('link', { name: 'Sizes' }), 300, 20);
  place(screen.getByRole('link', { name: /Small/ }), 590, 20);
  place(screen.getByRole('link', { name: 'API' }), 150, 20);
  container.scrollTop = 1000;
  scrollTo(300, { sizes: 0, small: 200, api: 600 });
  expect(container.scrollTop).toBe(1000);
  // A fifth of the column stays free: from 200 to 500.
  scrollTo(500, { sizes: -200, small: 0, api: 400 });
  expect(container.scrollTop).toBe(1110);
  scrollTo(700, { sizes: -400, small: -200, api: 0 });
  expect(container.scrollTop).toBe(1060);
});

it('says which sections need a plan', () => {
  render(<TableOfContents headings={headings} />);
  expect(screen.getByTitle(/Pro/).closest('a')).toHaveAttribute('href', '#small');
  expect(screen.getAllByTitle(/./)).toHaveLength(1);
});

it('opens the subsections of the section being read where there are many links', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    id: `size-${index}`,
    title: `Size ${index}`,
    level: 3 as const,
    children: [],
  }));
  const [first, last] = headings as [Heading, Heading];
  render(<TableOfContents headings={[{ ...first, children: many }, last]} />);
  const isOpen = () => screen.getByRole('link', { name: 'Sizes' }).closest('li')?.className;
  expect(isOpen()).toBe('');
  scrollTo(300, { sizes: 0, api: 600 });
  expect(isOpen()).toBe('open');
  scrollTo(1000, { sizes: -800, api: 0 });
  expect(isOpen()).toBe('');
});

describe('the summary for narrow screens', () => {
  it('names the section being read, and marks it in the list', () => {
    render(<ContentsSummary headings={headings} />);
    const summary = screen.getByText('On this page');
    expect(summary).toHaveTextContent(/^On this page$/);
    scrollTo(500, { sizes: -200, small: 0, api: 400 });
    expect(summary).toHaveTextContent(/^On this pageSmall$/);
    expect(marked()).toEqual([screen.getByRole('link', { name: /Small/, hidden: true })]);
  });

  it('does not follow while the page is too wide for it', () => {
    render(<ContentsSummary headings={headings} />);
    const list = screen.getByRole('navigation', { name: 'Collapsible table of contents' });
    Object.assign(list, { checkVisibility: () => false });
    scrollTo(500, { sizes: -200, small: 0, api: 400 });
    expect(marked()).toEqual([]);
  });

  it('closes when the reader follows one of its links', () => {
    render(<ContentsSummary headings={headings} />);
    const details = screen.getByText('On this page').closest('details')!;
    details.open = true;
    fireEvent.click(screen.getAllByRole('list')[0]!);
    expect(details.open).toBe(true);
    fireEvent.click(screen.getByTitle(/Pro/));
    expect(details.open).toBe(false);
  });

  it('has its list later if the rest of the page comes later', () => {
    const { rerender } = render(<ContentsSummary headings={headings} isLate />);
    expect(screen.getByText('On this page')).toBeVisible();
    expect(screen.queryAllByRole('link', { hidden: true })).toEqual([]);
    rerender(<ContentsSummary headings={headings} />);
    expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(3);
  });
});
