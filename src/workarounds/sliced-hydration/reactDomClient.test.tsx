/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { beforeHydration } from './beforeHydration';
import { hydrateRoot } from './reactDomClient';

const pieces = Array.from({ length: 8 }, (_, at) => at);

describe('hydrateRoot', () => {
  it('yields to the browser before a long page is hydrated', async () => {
    const seen: string[] = [];
    /** Takes longer to render than React's time slice. */
    function Piece({ at }: { at: number }) {
      if (at === 0) setTimeout(() => seen.push('something else'));
      const end = performance.now() + 8;
      while (performance.now() < end);
      seen.push(`piece ${at}`);
      return <p>{at}</p>;
    }
    const container = document.createElement('div');
    container.innerHTML = pieces.map((at) => `<p>${at}</p>`).join('');
    const [first] = container.children;
    const root = hydrateRoot(
      container,
      pieces.map((at) => <Piece key={at} at={at} />),
    );
    // Slow computers need more time.
    await waitFor(() => expect(seen).toContain('piece 7'), { timeout: 20_000 });
    expect(seen.indexOf('something else')).toBeLessThan(seen.indexOf('piece 7'));
    expect(container.firstElementChild).toBe(first);
    act(() => root.unmount());
  });

  it('announces that React is about to listen, before it does', () => {
    const container = document.createElement('div');
    const listen = jest.spyOn(container, 'addEventListener');
    const onHydrate = jest.fn(() => expect(listen).not.toHaveBeenCalled());
    beforeHydration(onHydrate);
    const root = hydrateRoot(container, null);
    expect(onHydrate).toHaveBeenCalledTimes(1);
    expect(listen).toHaveBeenCalled();
    act(() => root.unmount());
  });
});
