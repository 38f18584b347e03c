import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackToTop } from '.';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  fireEvent.scroll(window);
}

it('appears after one screen, and moves scroll position and focus to the top', async () => {
  window.scrollTo = jest.fn() as never;
  render(
    <main id="main-content">
      <BackToTop />
    </main>,
  );
  scrollTo(window.innerHeight);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(window.innerHeight + 1);
  await userEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('main')).toHaveFocus();
});

it('does not animate for readers who prefer reduced motion', async () => {
  window.scrollTo = jest.fn() as never;
  window.matchMedia = (() => ({ matches: true })) as never;
  render(<BackToTop />);
  scrollTo(5000);
  await userEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
