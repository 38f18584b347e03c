/** An element of a demo, and its path from the container: indexes among the children. */
export interface ElementPlace {
  target: Element;
  path: number[];
}

/** Returns the path from a container to an element in it. */
export function pathTo(container: Element, target: Element): number[] {
  const path: number[] = [];
  let node: Element = target;
  while (node !== container && node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
    node = node.parentElement;
  }
  return path;
}

/** Returns the element itself, or its counterpart after the demo was rendered again. */
export function findAgain(container: Element, { target, path }: ElementPlace): Element | undefined {
  if (target.isConnected) return target;
  return path.reduce<Element | undefined>((node, index) => node?.children[index], container);
}
