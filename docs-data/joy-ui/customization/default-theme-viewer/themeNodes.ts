export interface ThemeNode {
  /** The way to the value: `$.palette.primary`. */
  path: string;
  name: string;
  /** The value, or what a branch holds. */
  text: string;
  children: readonly ThemeNode[];
}

/** A value and everything in it as a tree. */
export function treeOf(value: unknown, path = '$', name = path): ThemeNode {
  if (typeof value === 'function') {
    return { path, name, text: 'function', children: [] };
  }
  if (typeof value !== 'object' || value === null) {
    return { path, name, text: JSON.stringify(value) ?? '', children: [] };
  }
  const children = Object.entries(value).map(([key, child]) =>
    treeOf(child, `${path}.${key}`, key),
  );
  const count = Array.isArray(value)
    ? `[${children.length}]`
    : `{${children.length}}`;
  return { path, name, text: count, children };
}

/** The nodes whose name or value holds a text, with all that is around them. */
export function filterTree(
  nodes: readonly ThemeNode[],
  query: string,
): readonly ThemeNode[] {
  const text = query.toLowerCase();
  const holds = (node: ThemeNode) =>
    node.name.toLowerCase().includes(text) ||
    (node.children.length === 0 && node.text.toLowerCase().includes(text));

  return nodes.flatMap((node) => {
    const children = filterTree(node.children, query);
    if (children.length > 0) return [{ ...node, children }];
    return holds(node) ? [node] : [];
  });
}

/** The paths of all the branches. */
export const branchesOf = (nodes: readonly ThemeNode[]): string[] =>
  nodes.flatMap(({ path, children }) =>
    children.length > 0 ? [path, ...branchesOf(children)] : [],
  );

/** The node at a path. */
export function nodeAt(
  nodes: readonly ThemeNode[],
  path: string,
): ThemeNode | undefined {
  const node = nodes.find(
    (candidate) =>
      candidate.path === path || path.startsWith(`${candidate.path}.`),
  );
  return !node || node.path === path ? node : nodeAt(node.children, path);
}

/** Whether the item at a path is in an open branch. */
export const isShown = (
  path: string,
  nodes: readonly ThemeNode[],
  expanded: readonly string[],
): boolean =>
  nodes.some(
    (node) =>
      node.path === path ||
      (expanded.includes(node.path) && isShown(path, node.children, expanded)),
  );

/** The text of a value without the quotes around strings. */
export const plain = (text: string) =>
  text.startsWith('"') ? String(JSON.parse(text)) : text;
