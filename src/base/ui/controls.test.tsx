import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { ToggleGroup } from './ToggleGroup';

describe('Button', () => {
  it('is a link if it has `href`', () => {
    render(<Button href="/tickets/">Tickets</Button>);
    expect(screen.getByRole('link', { name: 'Tickets' })).toHaveAttribute('href', '/tickets/');
  });

  it('does not submit a form by default', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    render(<IconButton label="Print the ticket">✎</IconButton>);
    expect(screen.getByRole('button', { name: 'Print the ticket' })).toBeVisible();
  });
});

describe('ToggleGroup', () => {
  const options = [
    { value: 'aisle', label: 'Aisle' },
    { value: 'window', label: 'Window' },
  ] as const;

  it('presses one button and reports the other', async () => {
    const onChange = jest.fn();
    render(<ToggleGroup label="Seat" value="aisle" onChange={onChange} options={options} />);
    expect(screen.getByRole('group', { name: 'Seat' })).toBeVisible();
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Aisle');
    await userEvent.click(screen.getByRole('button', { name: 'Window' }));
    expect(onChange).toHaveBeenCalledWith('window');
  });
});
