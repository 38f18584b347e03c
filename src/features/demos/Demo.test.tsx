import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoOptions, DemoSource, DemoView } from '@/model';
import { Demo } from './Demo';

Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});
Element.prototype.scrollIntoView = jest.fn();
const fetched = jest.fn();
const openSandbox = jest.fn();
const loadSandbox = jest.fn(async () => openSandbox);
const loadEditor = jest.fn(async () => () => <p>The editor</p>);
Object.assign(globalThis, { fetch: fetched });

const file = (name: string) => ({ name, code: `code of ${name}`, html: `html of ${name}` });
const source: DemoSource = {
  name: 'BasicButtons',
  dependencies: [],
  packages: { needed: {}, types: {}, setup: {}, overrides: {} },
  variants: [
    { language: 'TS', styling: 'MUI System', files: [file('BasicButtons.tsx'), file('data.ts')] },
    { language: 'JS', styling: 'MUI System', files: [file('BasicButtons.jsx')] },
  ],
};
let unique = 0;

function show(options: DemoOptions = {}, more: Partial<DemoView> = {}) {
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
    />,
  );
}

const otherTools = [
  'Edit in StackBlitz',
  'Edit in CodeSandbox',
  'Copy the source',
  'Reset focus',
  'Reset demo',
  'More',
];
const button = (name: string) => screen.getByRole('button', { name });
const toolNames = () =>
  within(screen.getByRole('toolbar', { name: 'Demo: BasicButtons' }))
    .getAllByRole('button')
    .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent);

beforeEach(() => {
  openSandbox.mockClear();
  loadSandbox.mockClear();
  loadEditor.mockReset().mockResolvedValue(() => <p>The editor</p>);
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => source });
  window.history.replaceState(null, '', '/p/');
  act(() => void window.dispatchEvent(new Event('hashchange')));
});

describe('Demo', () => {
  it('names its tools, in order, with the code closed and open', async () => {
    show();
    expect(toolNames()).toEqual(['Show code', ...otherTools]);
    await userEvent.click(button('Show code'));
    expect(toolNames()).toEqual(['JavaScript', 'TypeScript', 'Hide code', ...otherTools]);
    await screen.findByText('html of BasicButtons.tsx');
  });

  it('moves among the tools by arrow keys, and is one stop for Tab', async () => {
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

  it('fetches the source once, on the first sign of interest', async () => {
    show();
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.hover(button('Show code'));
    expect(fetched).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Show code'));
    await userEvent.click(button('Hide code'));
    await userEvent.click(button('Show code'));
    await screen.findByText('html of BasicButtons.tsx');
    expect(fetched).toHaveBeenCalledTimes(1);
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

  it('says when the source cannot be loaded, and tries again', async () => {
    fetched.mockResolvedValueOnce({ ok: false, status: 503, statusText: 'busy' });
    show({ defaultCodeOpen: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('The source could not be loaded.');
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
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Copy link to JavaScript source' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/p/#BasicButtons.js');
  });

  it('opens the variant the reader chose in a sandbox, loaded on the first sign of interest', async () => {
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
    });
  });

  it('lets the reader write in the code, and a reset undoes that', async () => {
    show({ defaultCodeOpen: true });
    await screen.findByText('html of BasicButtons.tsx');
    expect(loadEditor).not.toHaveBeenCalled();
    await userEvent.click(button('Edit the code'));
    expect(await screen.findByText('The editor')).toBeVisible();
    await userEvent.click(button('Hide code'));
    expect(screen.getByText('The editor')).not.toBeVisible();
    await userEvent.click(button('Show code'));
    expect(screen.getByText('The editor')).toBeVisible();
    await userEvent.click(button('Reset demo'));
    expect(screen.queryByText('The editor')).not.toBeInTheDocument();
    expect(screen.getByText('html of BasicButtons.tsx')).toBeVisible();
  });

  it('begins to edit by a click into the code, but not by one that selects', async () => {
    show({ defaultCodeOpen: true });
    const code = await screen.findByText('html of BasicButtons.tsx');
    window.getSelection()?.selectAllChildren(code);
    fireEvent.click(code, { detail: 1 });
    expect(loadEditor).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    fireEvent.click(code, { detail: 1 });
    expect(await screen.findByText('The editor')).toBeVisible();
  });

  it('says when the editor cannot be loaded', async () => {
    show({ defaultCodeOpen: true });
    await screen.findByText('html of BasicButtons.tsx');
    loadEditor.mockRejectedValue(new Error('offline'));
    await userEvent.click(button('Edit the code'));
    expect(await screen.findByText(/The editor could not be loaded/)).toBeVisible();
  });

  it('cannot be edited where the author says so, not even by a link', async () => {
    window.history.replaceState(null, '', '/p/#BasicButtons.tsx&edit=AAAA');
    show({ disableLiveEdit: true });
    await screen.findByText('html of BasicButtons.tsx');
    expect(screen.queryByRole('button', { name: 'Edit the code' })).not.toBeInTheDocument();
    expect(loadEditor).not.toHaveBeenCalled();
  });

  it('opens the edit of a link at once, and forgets it with the edit', async () => {
    window.history.replaceState(null, '', '/p/#BasicButtons.tsx&edit=AAAA');
    show();
    expect(await screen.findByText('The editor')).toBeVisible();
    await userEvent.click(button('Reset demo'));
    expect(window.location.hash).toBe('#BasicButtons.tsx');
  });

  it('has no edit buttons where the author hides them', () => {
    show({ hideEditButton: true });
    expect(toolNames()).toEqual(['Show code', ...otherTools.slice(2)]);
  });

  it('puts the focus right before the demo', async () => {
    show();
    await userEvent.click(button('Reset focus'));
    expect(screen.getByText('Start of the demo BasicButtons')).toHaveFocus();
    await userEvent.tab();
    expect(button('Hi')).toHaveFocus();
  });

  it('loads a demo in a frame again', async () => {
    show({ iframe: true });
    const before = screen.getByTitle('Demo: BasicButtons');
    await userEvent.click(button('Reset demo'));
    expect(before).not.toBeInTheDocument();
    expect(screen.getByTitle('Demo: BasicButtons')).toBeVisible();
  });

  it('opens the code in the language the address names', async () => {
    window.history.replaceState(null, '', '/p/#BasicButtons.js');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    show();
    expect(await screen.findByText('html of BasicButtons.jsx')).toBeVisible();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('leaves its code closed when the address names another demo', () => {
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

  it('shows a demo in a frame of the height the author gave', () => {
    show({ iframe: true, height: 320 });
    const frame = screen.getByTitle('Demo: BasicButtons');
    expect(frame).toHaveAttribute('src', '/demos/p/BasicButtons/');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('height', '320');
  });

  it('has no toolbar when the author hides it', () => {
    show({ hideToolbar: true });
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
