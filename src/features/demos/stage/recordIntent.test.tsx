import { useState, type ComponentType } from 'react';
import Button from '@mui/material/Button';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { becomesLive, Counter, DemoStage, open } from './fixture';

describe('what is done to a demo that is not live yet', () => {
  it('hydrates by the first click and does not lose it', async () => {
    await open('Counter', Counter);
    fireEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    await becomesLive();
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeVisible();
  });

  it('does not lose a click that the root around it stops, as React does while a demo hydrates', async () => {
    const { page } = await open('Counter', Counter);
    const stop = (event: Event) => event.stopPropagation();
    page.addEventListener('click', stop, true);
    fireEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    page.removeEventListener('click', stop, true);
    await becomesLive();
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeVisible();
  });

  it('keeps text that was typed before', async () => {
    function Mirror() {
      const [text, setText] = useState('');
      return (
        <>
          <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
          <output>{text}</output>
        </>
      );
    }
    await open('Mirror', Mirror);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.focus();
    fireEvent.input(field, { target: { value: 'early' } });
    await becomesLive();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('early'));
    expect(field).toHaveFocus();
  });

  it('tells the demo of a focus that came before', async () => {
    const onFocus = jest.fn();
    await open('Focused', () => <Button onFocus={onFocus}>Go</Button>);
    act(() => screen.getByRole('button', { name: 'Go' }).focus());
    await becomesLive();
    expect(onFocus).toHaveBeenCalledTimes(1);
  });

  it('does not repeat after a reset what was done to a demo before it was live', async () => {
    let arrive = () => {};
    const arriving = new Promise<ComponentType>((resolve) => {
      arrive = () => resolve(Counter);
    });
    const load = () => arriving;
    const { html } = await open('Counter', Counter);
    const page = (resets: number) => (
      <DemoStage name="Counter" html={html} load={load} resets={resets} />
    );
    document.body.replaceChildren();
    const { rerender } = render(page(0));
    fireEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    rerender(page(1));
    await act(async () => arrive());
    await becomesLive();
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  });
});
