import { declaredNames } from './declaredNames';

const member =
  /\b(?:function|const|let|var|class|interface|type|namespace|enum)\s+([\w$]+)|\bexport\s*\{([^}]*)\}/g;

/**
 * Lists the names that `export =` of a namespace may provide: at most those declared anywhere in the file. Undefined
 * if the file declares no such namespace.
 */
export function listMembers(text: string): ReadonlySet<string> | undefined {
  const [, whole = ''] = /^export\s*=\s*([\w$]+)/m.exec(text) ?? [];
  const namespaces = [...text.matchAll(/\bnamespace\s+([\w$]+)/g)].map(([, name]) => name);
  if (!namespaces.includes(whole)) return undefined;
  const names = new Set(['default']);
  for (const match of text.matchAll(member)) {
    const [, name, list = ''] = match;
    if (name) for (const one of declaredNames(match, text)) names.add(one);
    for (const item of list.split(',')) names.add(item.trim().split(/\s+/).at(-1) ?? '');
  }
  return names;
}
