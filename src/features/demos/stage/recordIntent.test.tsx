import { useState, type ComponentType } from 'react';
import Button from '@mui/material/Button';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { waitUntilHydrated, Counter, DemoStage, open } from './fixture';

describe('what is done to a demo that is not live yet', () => {
  it('hydrates on the first click and replays it', async () => {
    await open('Counter', Counter);
    fireEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    await waitUntilHydrated();
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeVisible();
  });

  it('replays a click whose propagation the outer root stops, as React does while a demo hydrates', async () => {
    const { page } = await open('Counter', Counter);
    const stop = (event: Event) => event.stopPropagation();
    page.addEventListener('click', stop, true);
    fireEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    page.removeEventListener('click', stop, true);
    await waitUntilHydrated();
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
    await waitUntilHydrated();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('early'));
    expect(field).toHaveFocus();
  });

  it('dispatches a focus event for a focus from before hydration', async () => {
    const onFocus = jest.fn();
    await open('Focused', () => <Button onFocus={onFocus}>Go</Button>);
    act(() => screen.getByRole('button', { name: 'Go' }).focus());
    await waitUntilHydrated();
    expect(onFocus).toHaveBeenCalledTimes(1);
  });

  it('does not replay events from before hydration after a reset', async () => {
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
    await waitUntilHydrated();
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  });
});
