import { render, screen } from '@testing-library/react';
import { ProblemOverlay } from './ProblemOverlay';

const problem = { file: 'docs-data/rail/single.md', line: 3, what: 'No fence.', fix: 'Write one.' };

// jsdom renders dialogs but does not open them.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

it('shows where each error is, what is wrong and how to fix it, until it is fixed', () => {
  const { rerender } = render(<ProblemOverlay problems={[problem]} />);
  const overlay = screen.getByRole('dialog', { name: 'A problem in the content' });
  expect(overlay).toHaveTextContent('docs-data/rail/single.md:3:1');
  expect(overlay).toHaveTextContent('No fence.');
  expect(overlay).toHaveTextContent('Write one.');
  rerender(<ProblemOverlay problems={[]} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays closed while the errors are the same, and opens again for new ones', () => {
  const { rerender } = render(<ProblemOverlay problems={[problem]} />);
  screen.getByRole<HTMLDialogElement>('dialog').close();
  rerender(<ProblemOverlay problems={[{ ...problem }]} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<ProblemOverlay problems={[problem, { ...problem, line: 9 }]} />);
  expect(screen.getByRole('dialog', { name: '2 problems in the content' })).toBeVisible();
});
