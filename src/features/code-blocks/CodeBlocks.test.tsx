import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlocks, earlyTabsScript } from '.';

jest.mock('next/router', () => ({ useRouter: () => ({ asPath: mockAddress }) }));
let mockAddress = '/one/';
const write = jest.fn().mockResolvedValue(undefined);

const block = (code: string) =>
  `<div class="code"><pre><code tabindex="0">${code}</code><button type="button" class="code-copy">Copy</button></pre></div>`;

function tabs(id: string, names: string[], key = 'package-manager') {
  const buttons = names.map(
    (name, index) =>
      `<button type="button" role="tab" id="${id}-${index}" aria-controls="${id}-${index}-panel" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${name}</button>`,
  );
  const panels = names.map(
    (name, index) =>
      `<div role="tabpanel" id="${id}-${index}-panel" aria-labelledby="${id}-${index}"${index === 0 ? '' : ' hidden'}>${block(`${name} install`)}</div>`,
  );
  return `<div class="code-tabs" data-storage-key="${key}"><div role="tablist" aria-label="Package manager">${buttons.join('')}</div>${panels.join('')}</div>`;
}

function show(html: string) {
  const prose = document.createElement('div');
  prose.id = 'prose';
  prose.innerHTML = html;
  document.body.replaceChildren(prose);
}

const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
const panels = () =>
  screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('code')?.textContent);

function open(html: string) {
  show(html);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: write },
  });
  return { user, ...render(<CodeBlocks />) };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollBy = jest.fn() as never;
  localStorage.clear();
  write.mockClear();
  mockAddress = '/one/';
});
afterEach(() => {
  jest.useRealTimers();
  document.body.removeAttribute('dir');
});

const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));

describe('copy buttons', () => {
  it('copy, announce it for 2000 ms, and revert [spec 4.2]', async () => {
    open(block('npm <b>i</b>\n'));
    await press();
    expect(write).toHaveBeenCalledWith('npm i');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('say which keys copy the block under the pointer', () => {
    open(block('hovered'));
    fireEvent.pointerOver(document.querySelector('code')!);
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAttribute(
      'title',
      'Ctrl+C copies the block under the pointer',
    );
  });

  it('work on blocks that were added later, and ignore a denied permission [spec 4.3]', async () => {
    open('');
    document.getElementById('prose')!.innerHTML = block('later');
    write.mockRejectedValueOnce(new Error('denied'));
    await press();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    await press();
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it.each(['ctrlKey', 'metaKey'])(
    '%s+C copies the block under the mouse [spec 4.4]',
    async (key) => {
      open(block('hovered') + block('other'));
      hover(document.querySelector('pre'));
      await act(async () => void fireEvent.keyDown(document.body, { key: 'c', [key]: true }));
      expect(write).toHaveBeenCalledWith('hovered');
      expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    },
  );

  it('leaves Ctrl+C alone when text is selected, while typing, and outside of blocks [spec 4.4]', async () => {
    open(`${block('hovered')}<p>words</p><input aria-label="field">`);
    const copy = { key: 'c', ctrlKey: true };
    fireEvent.keyDown(document.body, copy);
    hover(document.querySelector('pre'));
    fireEvent.keyDown(screen.getByRole('textbox'), copy);
    fireEvent.keyDown(document.body, { key: 'c' });
    window.getSelection()?.selectAllChildren(screen.getByText('words'));
    fireEvent.keyDown(document.body, copy);
    window.getSelection()?.removeAllRanges();
    expect(write).not.toHaveBeenCalled();
    await act(async () => void fireEvent.keyDown(document.body, copy));
    expect(write).toHaveBeenCalledTimes(1);
  });

  function hover(element: Element | null) {
    const find = document.querySelectorAll.bind(document);
    jest
      .spyOn(document, 'querySelectorAll')
      .mockImplementation((selector: string) =>
        selector.endsWith(':hover') ? ([element] as never) : find(selector),
      );
  }
  afterEach(() => jest.restoreAllMocks());
});

describe('code tabs', () => {
  it('show a chosen tab everywhere its key is used, and remember it', async () => {
    const { user } = open(
      tabs('a', ['npm', 'pnpm']) + tabs('b', ['npm', 'pnpm']) + tabs('c', ['npm', 'pnpm'], 'other'),
    );
    await user.click(screen.getAllByRole('tab', { name: 'pnpm' })[0]!);
    expect(selected()).toEqual(['pnpm', 'pnpm', 'npm']);
    expect(panels()).toEqual(['pnpm install', 'pnpm install', 'npm install']);
    expect({ ...localStorage }).toEqual({ 'codeblock-package-manager': 'pnpm' });
  });

  it('leave a group without the chosen tab as it is', async () => {
    const { user } = open(tabs('a', ['npm', 'pnpm']) + tabs('b', ['npm', 'yarn']));
    await user.click(screen.getByRole('tab', { name: 'pnpm' }));
    expect(selected()).toEqual(['pnpm', 'npm']);
  });

  it('keep the scroll position of the clicked tab', async () => {
    const { user } = open(tabs('a', ['npm', 'pnpm']) + tabs('b', ['npm', 'pnpm']));
    const tab = screen.getAllByRole('tab', { name: 'pnpm' })[1]!;
    jest
      .spyOn(tab, 'getBoundingClientRect')
      .mockReturnValueOnce({ top: 100 } as DOMRect)
      .mockReturnValueOnce({ top: 140 } as DOMRect);
    await user.click(tab);
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 40, behavior: 'instant' });
  });

  it('move by arrow keys, Home and End, mirrored in right-to-left', async () => {
    const { user } = open(tabs('a', ['npm', 'pnpm', 'yarn']));
    screen.getByRole('tab', { name: 'npm' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['yarn']);
    expect(screen.getByRole('tab', { name: 'yarn' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(selected()).toEqual(['pnpm']);
    document.body.dir = 'rtl';
    await user.keyboard('{End}{ArrowRight}');
    expect(selected()).toEqual(['pnpm']);
    expect(screen.getByRole('tab', { name: 'npm' })).toHaveAttribute('tabindex', '-1');
  });

  it('restore the choice on the next page, before it is painted', () => {
    const { rerender } = open('<p>one</p>');
    localStorage.setItem('codeblock-package-manager', 'pnpm');
    document.getElementById('prose')!.innerHTML = tabs('a', ['npm', 'pnpm']);
    mockAddress = '/two/';
    rerender(<CodeBlocks />);
    expect(selected()).toEqual(['pnpm']);
  });

  it('follow other browser tabs', () => {
    open(tabs('a', ['npm', 'pnpm']));
    localStorage.setItem('codeblock-package-manager', 'pnpm');
    window.dispatchEvent(new StorageEvent('storage', { key: 'codeblock-package-manager' }));
    expect(selected()).toEqual(['pnpm']);
  });
});

describe('the early script', () => {
  beforeEach(() => jest.useRealTimers());

  async function arrive(html: string) {
    show('');
    window.eval(earlyTabsScript);
    document.getElementById('prose')!.innerHTML = html;
    await Promise.resolve();
    const early = { selected: selected(), panels: panels() };
    document.dispatchEvent(new Event('DOMContentLoaded'));
    return early;
  }

  it.each(['npm', 'pnpm', 'cargo', '', '"><b>'])(
    'selects the same tabs as the listener with "%s"',
    async (choice) => {
      localStorage.setItem('codeblock-package-manager', choice);
      const html = tabs('a', ['npm', 'pnpm']) + tabs('b', ['yarn', 'npm']);
      const early = await arrive(html);
      open(html);
      expect(early).toEqual({ selected: selected(), panels: panels() });
    },
  );

  it('does nothing for a reader who never chose', () => {
    const observe = jest.spyOn(MutationObserver.prototype, 'observe');
    window.eval(earlyTabsScript);
    expect(observe).not.toHaveBeenCalled();
    observe.mockRestore();
  });
});
