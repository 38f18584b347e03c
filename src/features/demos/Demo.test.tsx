import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  button,
  fetchMock,
  loadSandbox,
  openSandbox,
  otherTools,
  show,
  source,
  resetFixture,
  toolNames,
} from './fixture';

beforeEach(resetFixture);

describe('Demo', () => {
  it('labels its tools, in order, with the code closed and open', async () => {
    show();
    expect(toolNames()).toEqual(['Show code', ...otherTools]);
    await userEvent.click(button('Show code'));
    expect(toolNames()).toEqual(['JavaScript', 'TypeScript', 'Hide code', ...otherTools]);
    await screen.findByText('html of BasicButtons.tsx');
  });

  it('moves between the tools by arrow keys, with one tab stop', async () => {
    show();
    act(() => button('Show code').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Edit in StackBlitz')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('More')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(button('Show code')).toHaveFocus();
    expect(button('More')).toHaveAttribute('tabindex', '-1');
  });

  it('fetches the source once, on hover or focus', async () => {
    show();
    expect(fetchMock).not.toHaveBeenCalled();
    await userEvent.hover(button('Show code'));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Show code'));
    await userEvent.click(button('Hide code'));
    await userEvent.click(button('Show code'));
    await screen.findByText('html of BasicButtons.tsx');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('shows the code in the language the reader chooses', async () => {
    show({ defaultCodeOpen: true });
    await screen.findByText('html of BasicButtons.tsx');
    await userEvent.click(button('JavaScript'));
    expect(screen.getByText('html of BasicButtons.jsx')).toBeVisible();
    expect(button('JavaScript')).toHaveAttribute('aria-pressed', 'true');
    expect(document.querySelector('.code .code-copy')).toHaveTextContent('Copy');
    await userEvent.click(button('TypeScript'));
    expect(screen.getByText('html of BasicButtons.tsx')).toBeVisible();
  });

  it('shows several files as tabs', async () => {
    show({ defaultCodeOpen: true });
    await userEvent.click(await screen.findByRole('tab', { name: 'data.ts' }));
    expect(screen.getByRole('tabpanel', { name: 'data.ts' })).toHaveTextContent('html of data.ts');
  });

  it('names the files above code that is in the page, until their tabs replace the names', async () => {
    const code = { codeHtml: 'first lines', codeFiles: ['BasicButtons.tsx', 'a&b.ts'] };
    const { container } = show({ defaultCodeOpen: true }, code);
    const names = container.querySelector('.file-tabs');
    expect(names?.textContent).toBe('BasicButtons.tsxa&b.ts');
    expect(names?.nextElementSibling).toHaveTextContent('first lines');
    expect(await screen.findByRole('tab', { name: 'data.ts' })).toBeVisible();
    expect(names).not.toBeInTheDocument();
  });

  it('says when the source cannot be loaded, and tries again', async () => {
    fetchMock.mockResolvedValueOnce({ ok: false, status: 503, statusText: 'busy' });
    show({ defaultCodeOpen: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('The source couldn’t be loaded.');
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('html of BasicButtons.tsx')).toBeVisible();
  });

  it('copies the source', async () => {
    const user = userEvent.setup();
    show();
    await user.click(button('Copy the source'));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('code of BasicButtons.tsx'),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('offers links to the source in the menu', async () => {
    const user = userEvent.setup();
    show();
    await user.click(button('More'));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'View the source on GitHub',
      'Copy link to JavaScript source',
      'Copy link to TypeScript source',
      'Download as a project',
      'Open full screen',
      'Reset view',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Copy link to JavaScript source' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/p/#BasicButtons.js');
  });

  it('opens the chosen variant in a sandbox, whose code loads on hover or focus', async () => {
    show();
    expect(loadSandbox).not.toHaveBeenCalled();
    await userEvent.hover(button('Edit in CodeSandbox'));
    expect(loadSandbox).toHaveBeenCalled();
    expect(openSandbox).not.toHaveBeenCalled();
    await userEvent.click(button('Edit in CodeSandbox'));
    await waitFor(() => expect(openSandbox).toHaveBeenCalledTimes(1));
    expect(openSandbox).toHaveBeenCalledWith('codesandbox', {
      source,
      variant: source.variants[0],
      switches: expect.objectContaining({ dark: false, rightToLeft: false, dense: false }),
    });
  });

  it('links to the source of the styling that is shown', async () => {
    window.history.replaceState(null, '', '/p/#css-BasicButtons');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    const folder = 'https://example.com/blob/BasicButtons';
    show({}, { stylings: ['MUI System', 'CSS'], repositoryUrl: `${folder}/system/index.tsx` });
    await userEvent.click(button('More'));
    const link = screen.getByRole('menuitem', { name: 'View the source on GitHub' });
    expect(link).toHaveAttribute('href', `${folder}/css/index.tsx`);
  });

  it('has no edit buttons when the author hides them', () => {
    show({ hideEditButton: true });
    expect(toolNames()).toEqual(['Show code', ...otherTools.slice(2)]);
  });

  it('moves the focus to the start of the demo', async () => {
    show();
    await userEvent.click(button('Reset focus'));
    expect(screen.getByText('Start of the BasicButtons demo')).toHaveFocus();
    await userEvent.tab();
    expect(button('Hi')).toHaveFocus();
  });

  it('opens the code in the language named in the URL', async () => {
    window.history.replaceState(null, '', '/p/#BasicButtons.js');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    show();
    expect(await screen.findByText('html of BasicButtons.jsx')).toBeVisible();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('leaves its code closed when the URL names another demo', () => {
    window.history.replaceState(null, '', '/p/#OtherDemo.js');
    show();
    expect(button('Show code')).toBeVisible();
  });

  it('shows the preview while the code is closed', async () => {
    show({}, { previewHtml: '<b>few lines</b>' });
    expect(screen.getByText('few lines')).toBeVisible();
    await userEvent.click(button('Show code'));
    expect(screen.queryByText('few lines')).toBeNull();
  });

  it('shows a preview without types to readers of JavaScript, once the demo comes near the viewport', async () => {
    window.history.replaceState(null, '', '/p/#Other.js');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    const [typed, plain] = source.variants;
    const variants = [typed, { ...plain, previewHtml: '(event) =&gt; {}' }];
    fetchMock.mockResolvedValue({ ok: true, json: async () => ({ ...source, variants }) });
    show({}, { previewHtml: '(event: Event) =&gt; {}', typedPreview: true });
    expect(screen.getByText('(event: Event) => {}')).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
    await userEvent.hover(button('Reset demo'));
    expect(await screen.findByText('(event) => {}')).toBeVisible();
    expect(screen.queryByText('(event: Event) => {}')).toBeNull();
  });

  it('has no toolbar when the author hides it', () => {
    show({ hideToolbar: true });
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('has a place for an ad once the reader has opened the code', async () => {
    show({}, {}, <p>Buy this</p>);
    expect(screen.queryByText('Buy this')).toBeNull();
    await userEvent.click(button('Show code'));
    expect(screen.getByText('Buy this')).toBeVisible();
    await userEvent.click(button('Hide code'));
    expect(screen.getByText('Buy this')).toBeVisible();
  });
});
