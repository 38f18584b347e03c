import { render, screen } from '@testing-library/react';
import { useWholePage } from './useWholePage';

interface Page {
  text: string;
}

function App({ page, isWhole, reload }: { page: Page; isWhole: boolean; reload: () => void }) {
  return <p>{useWholePage(page, isWhole, reload).text}</p>;
}

it('renders each complete page, and reloads when the data of a page is invalid', () => {
  const reload = jest.fn();
  const { rerender } = render(<App page={{ text: 'one' }} isWhole reload={reload} />);
  rerender(<App page={{ text: 'two' }} isWhole reload={reload} />);
  expect(screen.getByText('two')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  rerender(<App page={{ text: 'broken' }} isWhole={false} reload={reload} />);
  expect(screen.getByText('two')).toBeInTheDocument();
  expect(reload).toHaveBeenCalledTimes(1);
});
