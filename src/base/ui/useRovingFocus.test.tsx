import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useRovingFocus } from './useRovingFocus';

function Toolbar({ last = true, dir = 'ltr' }: { last?: boolean; dir?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useRovingFocus(ref);
  return (
    <div dir={dir} ref={ref} role="toolbar" aria-label="Ticket">
      <button>Print</button>
      <button>Send</button>
      {last ? <button>Cancel</button> : null}
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('useRovingFocus', () => {
  it('makes one Tab stop and moves by arrows, Home and End', async () => {
    render(<Toolbar />);
    await userEvent.tab();
    expect(button('Print')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Send')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(button('Print')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('is mirrored in right-to-left', async () => {
    render(<Toolbar dir="rtl" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(button('Send')).toHaveFocus();
  });

  it('returns by Tab to the control that had the focus last', async () => {
    render(<Toolbar />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.tab();
    expect(button('Send')).toHaveFocus();
  });

  it('keeps a Tab stop when the control that had it is removed', async () => {
    const { rerender } = render(<Toolbar />);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    rerender(<Toolbar last={false} />);
    await Promise.resolve();
    await userEvent.tab();
    expect(button('Print')).toHaveFocus();
  });
});
