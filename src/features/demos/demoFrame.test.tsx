import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, openSandbox, show, resetFixture } from './fixture';

beforeEach(resetFixture);

describe('Demo', () => {
  it('opens a sandbox with the settings of the page', async () => {
    const user = userEvent.setup();
    show();
    await user.click(button('More'));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Right to left' }));
    await user.click(button('Edit in StackBlitz'));
    await waitFor(() => expect(openSandbox).toHaveBeenCalledTimes(1));
    const { switches } = openSandbox.mock.lastCall?.[1] ?? {};
    expect(switches).toMatchObject({ dark: false, rightToLeft: true, dense: false });
  });

  it('reloads a framed demo with Reset demo', async () => {
    show({ iframe: true });
    const before = screen.getByTitle('Demo: BasicButtons');
    await userEvent.click(button('Reset demo'));
    expect(before).not.toBeInTheDocument();
    expect(screen.getByTitle('Demo: BasicButtons')).toBeVisible();
  });

  it('shows a framed demo with the height that the author gave', () => {
    show({ iframe: true, height: 320 });
    const frame = screen.getByTitle('Demo: BasicButtons');
    expect(frame).toHaveAttribute('src', '/demos/p/BasicButtons/');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('height', '320');
  });

  it('shows the demo in a frame while the reader has changed its view', async () => {
    show();
    const stage = screen.getByText('Hi');
    await userEvent.click(button('More'));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Phone (375 px)' }));
    const frame = screen.getByTitle('Demo: BasicButtons');
    expect(frame).toHaveAttribute('src', '/demos/p/BasicButtons/');
    expect(frame.parentElement).toHaveStyle({ inlineSize: '375px' });
    expect(stage).not.toBeVisible();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Dark' }));
    expect(screen.getByTitle('Demo: BasicButtons')).toHaveAttribute(
      'src',
      '/demos/p/BasicButtons/?mode=dark',
    );
    expect(screen.getByRole('menuitem', { name: 'Open full screen' })).toHaveAttribute(
      'href',
      '/demos/p/BasicButtons/?mode=dark',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset view' }));
    expect(screen.queryByTitle('Demo: BasicButtons')).toBeNull();
    expect(stage).toBeVisible();
  });

  it('shows it in the styling of the page, even when only the URL names that', async () => {
    window.history.replaceState(null, '', '/p/#css-BasicButtons');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    show({}, { stylings: ['MUI System', 'CSS'] });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    const fullScreen = screen.getByRole('menuitem', { name: 'Open full screen' });
    expect(fullScreen).toHaveAttribute('href', '/demos/p/BasicButtons/#css-BasicButtons');
  });

  it('restarts a framed demo with Reset demo, in the same view', async () => {
    show();
    await userEvent.click(button('More'));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Right to left' }));
    const before = screen.getByTitle('Demo: BasicButtons');
    await userEvent.click(button('Reset demo'));
    expect(before).not.toBeInTheDocument();
    expect(screen.getByTitle('Demo: BasicButtons')).toHaveAttribute(
      'src',
      '/demos/p/BasicButtons/?dir=rtl',
    );
  });
});
