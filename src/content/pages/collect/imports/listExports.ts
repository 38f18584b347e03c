import fs from 'node:fs';
import { declaredNames } from './declaredNames';
import { findDeclarations } from './findDeclarations';
import { listMembers } from './listMembers';

const known = new Map<string, ReadonlySet<string> | undefined>();

/**
 * Lists the names that a declaration file exports, including types. Undefined if that takes a compiler, as with
 * modules declared inside of the file.
 */
export function listExports(file: string): ReadonlySet<string> | undefined {
  if (!known.has(file)) known.set(file, readExports(file, new Set()));
  return known.get(file);
}

/** Strings, which may contain what looks like a comment, and comments. */
const stringsAndComments = /(["'`])(?:\\.|(?!\1)[^\\\r\n])*\1|\/\*[^]*?\*\/|\/\/.*/g;

const declared =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const\s+enum|enum|const|let|var|function\*?|class|interface|type|namespace|module|import)\s+([\w$]+)/gm;
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const starred = /^export\s+(?:type\s+)?\*\s+(?:as\s+([\w$]+)\s+)?from\s+['"]([^'"]+)['"]/gm;

/** Lists the exports of a file; none for one of `seen`, because modules may re-export each other. */
function readExports(file: string, seen: Set<string>): ReadonlySet<string> | undefined {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = fs
    .readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    // Otherwise a comment that ends in a word such as `type` would claim the name below it.
    .replace(stringsAndComments, (found, quote: string | undefined) => (quote ? found : ''));
  if (/^declare module/m.test(text)) return undefined;
  if (/^export\s*=/m.test(text)) return listMembers(text);
  const names = new Set<string>();
  for (const match of text.matchAll(declared)) {
    for (const name of declaredNames(match, text)) names.add(name);
  }
  for (const [, list = ''] of text.matchAll(listed)) {
    for (const item of list.split(',')) names.add(item.trim().split(/\s+/).at(-1) ?? '');
  }
  if (/^export\s+default\b/m.test(text)) names.add('default');
  for (const [, name, from = ''] of text.matchAll(starred)) {
    const inner = name ? new Set([name]) : followStar(file, from, seen);
    if (!inner) return undefined;
    for (const one of inner) if (one !== 'default' || name) names.add(one);
  }
  return names;
}

function followStar(
  file: string,
  from: string,
  seen: Set<string>,
): ReadonlySet<string> | undefined {
  const target = findDeclarations(file, from);
  return target ? readExports(target, seen) : undefined;
}
