import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders a page; returns the head that Next makes from all elements which the page adds to it. */
export function renderWithHead(page: ReactElement): HTMLHeadElement {
  let elements: ReactElement[] = [];
  const manager = {
    mountedInstances: new Set<ReactElement>(),
    updateHead: (next: ReactElement[]) => {
      elements = next;
    },
  };
  render(<HeadManagerContext.Provider value={manager}>{page}</HeadManagerContext.Provider>);
  const head = document.createElement('head');
  head.innerHTML = renderToStaticMarkup(<>{elements}</>);
  return head;
}

/** Returns the content of a meta element, by its name or property; undefined if there is none or more than one. */
export function metaOf(head: HTMLHeadElement, name: string): string | undefined {
  const found = head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return found.length === 1 ? (found[0]?.getAttribute('content') ?? undefined) : undefined;
}
