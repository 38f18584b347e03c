import path from 'node:path';
import type { DocsProblem } from '@/model';
import { positionAt, type Found, type ParsedModule } from '../parseModule';

/** An import between two files of a demo. */
export interface FileImport {
  from: string;
  module: ParsedModule;
  specifier: Found;
  to: string;
}

/**
 * Finds circular imports: which file of a circle runs first, and what it then finds in the others, depends on where
 * one enters it. Type-only imports don't count, because they are erased.
 * @param entry The demo's own file, where the search begins.
 */
export function checkCircles(entry: string, imports: readonly FileImport[]): DocsProblem[] {
  const real = imports.filter((one) => !isOfTypes(one));
  const problems: DocsProblem[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]) => {
    for (const next of real.filter(({ from }) => from === file)) {
      const start = way.indexOf(next.to);
      if (start >= 0) problems.push(circle(next, [...way.slice(start), next.to]));
      else if (!done.has(next.to)) follow(next.to, [...way, next.to]);
    }
    done.add(file);
  };
  follow(entry, [entry]);
  return problems;
}

function circle({ from, module, specifier }: FileImport, way: readonly string[]): DocsProblem {
  const names = way.map((file) => `\`${path.posix.basename(file)}\``).join(' → ');
  const isItself = way.length === 2;
  return {
    what: isItself
      ? `The import \`${specifier.text}\` is of this file itself.`
      : `The import \`${specifier.text}\` leads back to where it began: ${names}.`,
    file: from,
    ...positionAt(module.code, specifier.offset),
    fix: isItself
      ? 'Use what is declared here without an import.'
      : 'Move what these files need of each other into one that imports none of them.',
  };
}

/** Tells whether the statement is `import type` or `export type`. */
function isOfTypes({ module, specifier }: FileImport): boolean {
  let node = module.tree.resolveInner(specifier.offset + 1).parent;
  while (node && !/^(Im|Ex)portDeclaration$/.test(node.name)) node = node.parent;
  return (
    node !== null && /^(import|export)\s+type\b(?!\s+from\b)/.test(module.code.slice(node.from))
  );
}
