import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BundleSizes } from './BundleSizes';
import { CopyPage } from './CopyPage';
import { pageLinks } from './pageLink';
import { PageLinks } from './PageLinks';

const markdownUrl = '/rail/react-ticket/köln.md';

describe('the menu to copy a page', () => {
  const answer = (text: string, status = 200) => {
    globalThis.fetch = jest.fn(
      async () => ({ ok: status === 200, status, text: async () => text }) as Response,
    );
  };

  /** Opens the menu. */
  async function openMenu() {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<CopyPage markdownUrl={markdownUrl} />);
    await user.click(screen.getByRole('button', { name: 'Copy page' }));
  }

  const entry = (name: string) => screen.getByRole('menuitem', { name });
  const status = () => screen.getByRole('status').textContent;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('renders its entries when it opens, and begins at the first', async () => {
    answer('');
    render(<CopyPage markdownUrl={markdownUrl} />);
    expect(screen.queryByRole('menuitem', { hidden: true })).toBeNull();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(entry('Copy as Markdown')).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('copies the page as Markdown, and says so for a moment', async () => {
    answer('# Ticket 🚆');
    await openMenu();
    await act(async () => entry('Copy as Markdown').click());
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(fetch).toHaveBeenCalledWith(markdownUrl);
    expect(await navigator.clipboard.readText()).toBe('# Ticket 🚆');
    expect(status()).toBe('Copied');
    act(() => void jest.advanceTimersByTime(2500));
    expect(status()).toBe('');
    expect(screen.getByRole('button', { name: 'Copy page' })).toBeVisible();
  });

  it.each([
    ['the page does not arrive', 503, false],
    ['the browser refuses to copy', 200, true],
  ])('says that nothing was copied if %s', async (_why, code, isRefused) => {
    answer('# Ticket', code);
    await openMenu();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    if (isRefused) write.mockRejectedValue(new Error('Refused.'));
    await act(async () => entry('Copy as Markdown').click());
    expect(await screen.findByRole('button', { name: "Couldn't copy" })).toBeVisible();
    expect(status()).toBe("Couldn't copy");
    expect(write).toHaveBeenCalledTimes(isRefused ? 1 : 0);
  });

  it('leads to the Markdown version, and to assistants with the absolute address in the question', async () => {
    await openMenu();
    expect(entry('View as Markdown')).toHaveAttribute('href', markdownUrl);
    const link = entry('Open in Perplexity');
    const question = new URL(link.getAttribute('href') ?? '').searchParams.get('q');
    expect(question).toContain(`${location.origin}/rail/react-ticket/k%C3%B6ln.md`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});

describe('bundle sizes', () => {
  const size = { gzip: 999, minified: 2000, parts: [], rest: { count: 0, minified: 0 } };
  const sizes = [{ name: 'Ticket', size }];
  const chip = () => screen.getByText('Bundle size 999 B');
  const isOpen = () => chip().closest('details')?.open;

  it('have no entry for parts that do not exist', () => {
    render(<BundleSizes sizes={sizes} />);
    const parts = screen.getByRole('list', { name: 'Parts of Ticket, minified', hidden: true });
    expect(within(parts).queryByRole('listitem', { hidden: true })).toBeNull();
  });

  it('are rendered without their table at first on a page that is late', () => {
    const { rerender } = render(<BundleSizes sizes={sizes} isLate />);
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    rerender(<BundleSizes sizes={sizes} />);
    expect(screen.getByRole('table', { hidden: true })).toBeInTheDocument();
  });

  it('close by Escape, which gives the focus back to their chip', async () => {
    render(<BundleSizes sizes={sizes} />);
    await userEvent.click(chip());
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(screen.getByRole('table'), { key: 'ArrowDown' });
    expect(isOpen()).toBe(true);
    act(() => chip().blur());
    fireEvent.keyDown(screen.getByRole('table'), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(chip()).toHaveFocus();
  });

  it('close when the focus moves on, but not when the window loses it', async () => {
    render(
      <>
        <BundleSizes sizes={sizes} />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.click(chip());
    fireEvent.blur(chip(), { relatedTarget: null });
    expect(isOpen()).toBe(true);
    fireEvent.blur(chip(), { relatedTarget: screen.getByRole('table') });
    expect(isOpen()).toBe(true);
    fireEvent.blur(chip(), { relatedTarget: screen.getByRole('button', { name: 'Next' }) });
    expect(isOpen()).toBe(false);
  });
});

describe('the links of a page', () => {
  it('name an issue label of any text, and leave out a link that a sibling link replaces', () => {
    const links = pageLinks({
      frontMatter: { githubLabel: 'component: "A & B"', unstyled: '/base/ticket/' },
      product: { repository: 'https://code.example/rail' },
      products: [{ id: 'base-ui', name: 'Base UI' }],
      siblings: { component: 'Ticket', products: { 'base-ui': '/base/ticket/' } },
      markdownUrl,
    });
    expect(links.map(({ kind }) => kind)).toEqual(['feedback', 'sibling', 'markdown']);
    expect(new URL(links[0]!.href).searchParams.get('q')).toBe(
      'is:open label:"component: "A & B""',
    );
  });

  it('tell other sites nothing about the page that opened them', () => {
    const frontMatter = { packageName: '@rail/ui', unstyled: '/base/ticket/' };
    const links = pageLinks({ frontMatter, product: {}, markdownUrl });
    render(<PageLinks links={links} sizes={[]} />);
    expect(screen.getByRole('link', { name: '@rail/ui' })).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: 'Unstyled' })).not.toHaveAttribute('rel');
    expect(screen.getByRole('button', { name: 'Copy page' })).toBeVisible();
  });
});
