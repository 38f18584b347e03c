import { parseModule, positionAt, textOf, type ParsedModule } from '../collect/parseModule';
import { listFences } from '../parse';
import { nodesOf } from './nodesOf';
import type { FoundUse, MarkdownSource } from '../stages';
import { listImported } from './listImported';

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

/** Returns the props that the JSX in a page's fences passes to components of packages. */
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
