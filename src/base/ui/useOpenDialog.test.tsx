import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { useOpenDialog } from './useOpenDialog';

const onClose = jest.fn();

function TicketDialog({ open }: { open: boolean }) {
  const ref = useOpenDialog(open, onClose);
  return <dialog ref={ref}>Ticket</dialog>;
}

/** Renders the dialog as in development, where effects run twice when they mount. */
const inStrictMode = (open: boolean) => (
  <StrictMode>
    <TicketDialog open={open} />
  </StrictMode>
);

/** Fakes what jsdom lacks; as in browsers, the event comes later than the call. */
beforeEach(() => {
  onClose.mockClear();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
});

const dialog = () => screen.getByText<HTMLDialogElement>('Ticket');
const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

it('opens a dialog that mounts open, and locks the page behind it', async () => {
  render(inStrictMode(true));
  await settle();
  expect(dialog().open).toBe(true);
  expect(isLocked()).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

it('closes the dialog, and releases the page', async () => {
  const { rerender } = render(inStrictMode(true));
  rerender(inStrictMode(false));
  await settle();
  expect(dialog().open).toBe(false);
  expect(isLocked()).toBe(false);
});

it('releases the page when an open dialog is removed', () => {
  const { unmount } = render(inStrictMode(true));
  expect(isLocked()).toBe(true);
  unmount();
  expect(isLocked()).toBe(false);
});

it('says that the reader has closed it', async () => {
  render(inStrictMode(true));
  dialog().close();
  await settle();
  expect(onClose).toHaveBeenCalledTimes(1);
});
