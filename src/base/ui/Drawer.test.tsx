import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './Drawer';

function renderDrawer(open: boolean) {
  const onClose = jest.fn();
  const drawer = (isOpen: boolean) => (
    <Drawer open={isOpen} onClose={onClose} label="Ticket options">
      <button>Window seat</button>
    </Drawer>
  );
  const { rerender } = render(drawer(open));
  return { onClose, setOpen: (isOpen: boolean) => rerender(drawer(isOpen)) };
}

describe('Drawer', () => {
  it('is a named dialog while open and gone while closed', () => {
    const { setOpen } = renderDrawer(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    setOpen(true);
    expect(screen.getByRole('dialog', { name: 'Ticket options' })).toBeVisible();
    setOpen(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls `onClose` for its button, a click outside and a request of the browser', async () => {
    const { onClose } = renderDrawer(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('dialog'));
    screen.getByRole('dialog').dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays open for clicks inside', async () => {
    const { onClose } = renderDrawer(true);
    await userEvent.click(screen.getByRole('button', { name: 'Window seat' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open when a reader who selects text lets go outside', () => {
    const { onClose } = renderDrawer(true);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Window seat' }));
    // As in browsers: the click is that of the nearest ancestor of both ends.
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
