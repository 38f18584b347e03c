import type { SyntaxNode } from '@lezer/common';
import { parseModule, positionAt, type ParsedModule } from '../collect/parseModule';
import { listFences } from '../parse';
import { nodesOf } from './nodesOf';
import type { FoundUse, MarkdownSource } from '../stages';

/** Local names of imports, with their origin: `Button` of `@mui/material/Button`. */
type Imported = ReadonlyMap<string, { module: string; name: string }>;

/**
 * Returns the props that code passes to components of packages, each with its first position, to be compared with the
 * reference.
 */
export function findUses(file: string, module: ParsedModule): FoundUse[] {
  const imported = listImported(module);
  const uses = new Map<string, FoundUse>();
  for (const node of nodesOf(module).JSXAttribute ?? []) {
    const tag = node.parent?.getChild('JSXIdentifier');
    const component = tag && imported.get(textOf(module, tag));
    if (!component || !node.firstChild) continue;
    const prop = textOf(module, node.firstChild);
    const key = `${component.module} ${component.name} ${prop}`;
    if (uses.has(key)) continue;
    uses.set(key, { file, ...positionAt(module.code, node.from), ...component, prop });
  }
  return [...uses.values()];
}

/** Returns the same for the TypeScript and JavaScript in a page's fences. */
export function findUsesInFences(source: MarkdownSource): FoundUse[] {
  return listFences(source).flatMap(({ info, code, line, indent }) => {
    if (!/^[jt]sx$/.test(info.language)) return [];
    return findUses(source.file, parseModule('fence.tsx', code)).map((use) => ({
      ...use,
      line: use.line + line - 1,
      column: use.column + indent,
    }));
  });
}

/** Lists a module's imports from packages, by local name. */
export function listImported(module: ParsedModule): Imported {
  const imported = new Map<string, { module: string; name: string }>();
  for (const node of module.tree.topNode.getChildren('ImportDeclaration')) {
    const from = node.getChild('String');
    const specifier = from ? textOf(module, from).slice(1, -1) : '';
    if (!specifier || specifier.startsWith('.')) continue;
    const own = node.getChild('VariableDefinition');
    const base = specifier.split('/').pop() ?? '';
    if (own) imported.set(textOf(module, own), { module: specifier, name: base });
    for (const [name, local] of namedOf(module, node)) {
      imported.set(local, { module: specifier, name });
    }
  }
  return imported;
}

const comments = /\/\*[^]*?\*\/|\/\/.*/g;

/** Returns the exported and local names of `{ Button, ButtonBase as Base }`. */
function namedOf(module: ParsedModule, node: SyntaxNode): [string, string][] {
  const group = node.getChild('ImportGroup');
  const text = group ? textOf(module, group).slice(1, -1).replace(comments, '') : '';
  return text.split(',').flatMap((part): [string, string][] => {
    const [, name = '', local] = /^\s*(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(part) ?? [];
    return name ? [[name, local ?? name]] : [];
  });
}

function textOf({ code }: ParsedModule, { from, to }: SyntaxNode): string {
  return code.slice(from, to);
}
