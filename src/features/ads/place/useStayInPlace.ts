import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '@/base/hooks';

/** A node with the parent and the sibling that it had when React inserted it. */
interface NotedPlace {
  node: Node;
  parent: Node;
  next: Node | null;
}

/**
 * Allows other scripts (ad blockers, ad networks) to remove or move an element: it is put back before React removes it.
 * Otherwise React's `removeChild` throws for a node that is not there, and unmounts the whole page.
 * @param levels How many nodes to restore: 1 is the element alone, 2 includes its parent. Inside a portal only 1 works:
 *   React may already have removed the ancestors of its container.
 */
export function useStayInPlace(element: RefObject<Element>, levels: number): void {
  useIsomorphicLayoutEffect(() => {
    const places = notePlaces(element.current, levels);
    // React runs the cleanup of layout effects before it removes the elements.
    return () => places.forEach(putBack);
  }, [element, levels]);
}

function notePlaces(element: Element | null, levels: number): NotedPlace[] {
  const places: NotedPlace[] = [];
  let node: Node | null = element;
  while (node?.parentNode && places.length < levels) {
    places.push({ node, parent: node.parentNode, next: node.nextSibling });
    node = node.parentNode;
  }
  return places;
}

function putBack({ node, parent, next }: NotedPlace): void {
  if (node.parentNode === parent) return;
  parent.insertBefore(node, next?.parentNode === parent ? next : null);
}
