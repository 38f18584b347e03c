export interface ThemeNode {
  /** The path of the value, such as `$.palette.primary`. */
  path: string;
  name: string;
  /** The value, or the number of values in a branch. */
  text: string;
  children: readonly ThemeNode[];
}

/** Returns a tree of a value and everything in it. */
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

/** Returns the nodes whose name or value contains a text, with their parents. */
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

/** Returns the paths of all branches. */
export const branchesOf = (nodes: readonly ThemeNode[]): string[] =>
  nodes.flatMap(({ path, children }) =>
    children.length > 0 ? [path, ...branchesOf(children)] : [],
  );

/** Returns the node at a path. */
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

/** Returns the text of a value, without quotes around strings. */
export const plain = (text: string) =>
  text.startsWith('"') ? String(JSON.parse(text)) : text;
