import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/**
 * The styles that an element renders with, for the figures of a page's `facts.ts`. Read them before the next call.
 * `selector` finds a part of it, also one that a portal renders.
 */
export function renderedStyle(
  element: ReactElement,
  selector = ':scope > div > *',
): CSSStyleDeclaration {
  cleanup();
  const { baseElement } = render(element);
  const found = baseElement.querySelector(selector);
  if (!found) throw new Error(`Nothing that was rendered fits ${selector}.`);
  return getComputedStyle(found);
}
