import { useEffect, useLayoutEffect, type RefObject } from 'react';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Where a node was when React put it there. */
interface NotedPlace {
  node: Node;
  parent: Node;
  next: Node | null;
}

/**
 * Lets strangers (ad blockers, network scripts) remove or move an element: before React removes it, it is put back, for
 * React's own `removeChild` throws for a node that is gone and takes the whole page with it.
 * @param levels How many nodes are watched: 1 is the element alone, 2 its parent too. Inside a portal only 1 is right:
 *   the ancestors of its container may have been removed by React already.
 */
export function useStayInPlace(element: RefObject<Element>, levels: number): void {
  useBeforePaint(() => {
    const places = notePlaces(element.current, levels);
    // Effects of what is unmounted are cleaned up before its elements are removed.
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
