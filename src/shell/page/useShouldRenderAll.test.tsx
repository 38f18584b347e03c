import { renderHook } from '@testing-library/react';
import { useShouldRenderAll } from './useShouldRenderAll';

/** Renders a visit; returns whether each render was of the whole page. */
function visit() {
  const rendered: boolean[] = [];
  const { rerender } = renderHook(({ page }) => rendered.push(useShouldRenderAll(`/${page}/`)), {
    initialProps: { page: 'first' },
  });
  return { rendered, goesTo: (page: string) => rerender({ page }) };
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('useShouldRenderAll', () => {
  it('renders the first page of a visit completely', () => {
    expect(new Set(visit().rendered)).toEqual(new Set([true]));
  });

  it('renders the first screen of the next page first, and then the whole page', () => {
    const { rendered, goesTo } = visit();
    rendered.length = 0;
    goesTo('second');
    expect(rendered[0]).toBe(false);
    expect(rendered.at(-1)).toBe(true);
  });

  it('renders a page completely when the reader returns to it', () => {
    const { rendered, goesTo } = visit();
    rendered.length = 0;
    window.dispatchEvent(new PopStateEvent('popstate'));
    goesTo('second');
    expect(new Set(rendered)).toEqual(new Set([true]));
  });

  it('renders a page completely when the reader enters it at a hash', () => {
    const { rendered, goesTo } = visit();
    rendered.length = 0;
    window.history.replaceState(null, '', '/second/#sizes');
    goesTo('second');
    expect(new Set(rendered)).toEqual(new Set([true]));
  });
});
