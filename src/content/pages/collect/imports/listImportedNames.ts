import type { Found, ParsedModule } from '../parseModule';

/** Returns the names between the braces of an import, as the package exports them. */
export function listImportedNames(
  module: ParsedModule,
  specifier: Found,
): { name: string; offset: number }[] {
  let node = module.tree.resolveInner(specifier.offset + 1).parent;
  while (node && node.name !== 'ImportDeclaration') node = node.parent;
  if (!node) return [];
  const text = module.code.slice(node.from, specifier.offset).replace(comments, blank);
  const group = /\{([^}]*)\}/.exec(text);
  const start = node.from + (group ? group.index + 1 : 0);
  const names = (group?.[1] ?? '').matchAll(/(?:^|,)(\s*(?:type\s+)?)([\w$]+)/g);
  return [...names].map(({ 0: matched, 2: name = '', index }) => ({
    name,
    offset: start + index + matched.length - name.length,
  }));
}

const comments = /\/\*[^]*?\*\/|\/\/.*/g;

const blank = (comment: string): string => ' '.repeat(comment.length);
