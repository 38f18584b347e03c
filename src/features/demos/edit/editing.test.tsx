import { useEffect } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, loadEditor, openSandbox, show, source, resetFixture } from '../fixture';
import type { EditorProps } from './EditorProps';

beforeEach(resetFixture);

describe('Demo', () => {
  it('lets the reader edit the code, and a reset undoes it', async () => {
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

  it('starts to edit on a click into the code, but not on a selection', async () => {
    show({ defaultCodeOpen: true });
    const code = await screen.findByText('html of BasicButtons.tsx');
    window.getSelection()?.selectAllChildren(code);
    fireEvent.click(code, { detail: 1 });
    expect(loadEditor).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    fireEvent.click(code, { detail: 1 });
    expect(await screen.findByText('The editor')).toBeVisible();
  });

  it('opens sandboxes with the edited code, until the edit ends', async () => {
    const user = userEvent.setup();
    const files = [{ name: 'BasicButtons.tsx', code: 'edited' }];
    loadEditor.mockResolvedValue(({ variant, onFiles }: EditorProps) => {
      useEffect(() => onFiles(variant, files), [variant, onFiles]);
      return <p>The editor</p>;
    });
    show({ defaultCodeOpen: true });
    await screen.findByText('html of BasicButtons.tsx');
    await user.click(button('Edit the code'));
    await screen.findByText('The editor');
    await user.click(button('Copy the source'));
    expect(await navigator.clipboard.readText()).toBe('edited');
    const codeOpened = () =>
      openSandbox.mock.lastCall?.[1].variant.files.map(({ code }: { code: string }) => code);
    await user.click(button('Edit in StackBlitz'));
    expect(codeOpened()).toEqual(['edited']);
    await user.click(button('Reset demo'));
    await user.click(button('Edit in StackBlitz'));
    expect(codeOpened()).toEqual(source.variants[0]?.files.map(({ code }) => code));
  });

  it('says when the editor cannot be loaded', async () => {
    show({ defaultCodeOpen: true });
    await screen.findByText('html of BasicButtons.tsx');
    loadEditor.mockRejectedValue(new Error('offline'));
    await userEvent.click(button('Edit the code'));
    expect(await screen.findByText(/The editor couldn’t be loaded/)).toBeVisible();
  });

  it('cannot be edited when the author says so, not even by a link', async () => {
    window.history.replaceState(null, '', '/p/#BasicButtons.tsx&edit=AAAA');
    show({ disableLiveEdit: true });
    await screen.findByText('html of BasicButtons.tsx');
    expect(screen.queryByRole('button', { name: 'Edit the code' })).not.toBeInTheDocument();
    expect(loadEditor).not.toHaveBeenCalled();
  });

  it('opens the edit of a link at once, and removes it from the URL when the edit ends', async () => {
    const address = '/p/#BasicButtons.tsx&edit=AAAA';
    window.history.replaceState({ url: address, as: address, key: 'k', __N: true }, '', address);
    show();
    expect(await screen.findByText('The editor')).toBeVisible();
    await userEvent.click(button('Reset demo'));
    expect(window.location.hash).toBe('#BasicButtons.tsx');
    // Next uses the address in its history state when the reader goes back.
    const kept = '/p/#BasicButtons.tsx';
    expect(window.history.state).toEqual({ url: kept, as: kept, key: 'k', __N: true });
  });

  it('does not open an editor that finishes loading after a reset', async () => {
    const Editor = await loadEditor();
    let arrive = () => {};
    loadEditor.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(Editor))));
    window.history.replaceState(null, '', '/p/#BasicButtons.tsx&edit=AAAA');
    show();
    await screen.findByText('html of BasicButtons.tsx');
    await userEvent.click(button('Reset demo'));
    expect(window.location.hash).toBe('#BasicButtons.tsx');
    await act(async () => arrive());
    expect(screen.queryByText('The editor')).not.toBeInTheDocument();
  });

  it('moves the focus to the button that opens the code when the reader resets the edit', async () => {
    loadEditor.mockResolvedValue(({ onEnd }: EditorProps) => (
      <button onClick={onEnd}>Back to the original</button>
    ));
    show({ defaultCodeOpen: true });
    await screen.findByText('html of BasicButtons.tsx');
    await userEvent.click(button('Edit the code'));
    await userEvent.click(await screen.findByText('Back to the original'));
    expect(button('Hide code')).toHaveFocus();
  });
});
