import { renderHook } from '@testing-library/react';
import type { Block } from '@/model';
import { useBlocksInSteps } from './useBlocksInSteps';

const blocksOf = (page: string): Block[] =>
  Array.from({ length: 9 }, (_, at) => ({ kind: 'prose', html: `${page} ${at}` }));

/** How many blocks each render of a visit drew. */
function visit() {
  const drawn: number[] = [];
  const { rerender } = renderHook(
    ({ page }) => drawn.push(useBlocksInSteps(`/${page}/`, blocksOf(page)).blocks.length),
    { initialProps: { page: 'first' } },
  );
  return { drawn, goesTo: (page: string) => rerender({ page }) };
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('useBlocksInSteps', () => {
  it('draws the page of the document whole', () => {
    expect(new Set(visit().drawn)).toEqual(new Set([9]));
  });

  it('draws the first screen of the next page first, and then all of it', () => {
    const { drawn, goesTo } = visit();
    drawn.length = 0;
    goesTo('second');
    expect(drawn[0]).toBe(4);
    expect(drawn.at(-1)).toBe(9);
  });

  it('draws a page whole when the reader comes back to it', () => {
    const { drawn, goesTo } = visit();
    drawn.length = 0;
    window.dispatchEvent(new PopStateEvent('popstate'));
    goesTo('second');
    expect(new Set(drawn)).toEqual(new Set([9]));
  });

  it('draws a page whole when the reader enters it in its middle', () => {
    const { drawn, goesTo } = visit();
    drawn.length = 0;
    window.history.replaceState(null, '', '/second/#sizes');
    goesTo('second');
    expect(new Set(drawn)).toEqual(new Set([9]));
  });
});
